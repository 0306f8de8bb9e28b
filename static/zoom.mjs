// Pan, wheel and pinch for the board, by d3-zoom: pointer events at 60 Hz do not belong in Python.
// tools/build.py bundles this module into dist/zoom.js, a classic script that also works from disk.
//
// The board keeps its proportions and its window does not: the drawing's viewBox is widened to the shape of the window,
// so that what lies around the board is shown instead of empty bands. Python calls shamble.view.

import { select } from "d3-selection";
import { zoom, zoomIdentity } from "d3-zoom";
import "d3-transition";

const NEAREST = 2.6; // pixels to a board unit, at most
const FAR = 0.5; // below: squares are too small for numbers
const NEAR = 1.05; // above: everything can be read

const svg = document.getElementById("board");
const view = document.getElementById("view");
const sheet = document.getElementById("sheet");
const board = select(svg);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let extent = { x: 0, y: 0, width: 1, height: 1 }; // the whole board with its margin
let shape = { ...extent }; // the same, widened to the window
let pixels = 1; // to a board unit, unzoomed
let transform = zoomIdentity;
let wish = null; // what to look at: { x, y } in the middle, at a size in pixels to a unit; null: the whole board

const behaviour = zoom()
  // A double click is two moves, not a wish to come nearer; a double tap is one.
  .filter((event) => event.type !== "dblclick" && !event.button && (!event.ctrlKey || event.type === "wheel"))
  .clickDistance(5)
  .tapDistance(12)
  .on("zoom", ({ transform: next, sourceEvent }) => {
    transform = next;
    view.setAttribute("transform", next);
    if (sourceEvent) {
      // Not before it moves: another cursor is inherited by everything on the board, which a mere click need not pay for.
      svg.classList.add("is-moving");
      wish = looked();
    }
    note();
  })
  .on("end", () => svg.classList.remove("is-moving"));

const scale = () => pixels * transform.k;
const middle = () => [shape.x + shape.width / 2, shape.y + shape.height / 2];

function looked() {
  if (transform.k <= 1.01) return null;
  const [x, y] = transform.invert(middle());
  return { x, y, size: scale() };
}

function goal() {
  if (!wish) return zoomIdentity;
  const k = Math.max(1, Math.min(wish.size, NEAREST) / pixels);
  const wanted = zoomIdentity
    .translate(...middle())
    .scale(k)
    .translate(-wish.x, -wish.y);
  return behaviour.constrain()(wanted, behaviour.extent()(), behaviour.translateExtent());
}

function note() {
  const seen = scale();
  const level = seen < FAR ? "far" : seen < NEAR ? "mid" : "near";
  if (svg.dataset.zoom !== level) svg.dataset.zoom = level;
  svg.classList.toggle("is-zoomed", transform.k > 1.01);
}

function fitWindow() {
  const { width, height } = svg.getBoundingClientRect();
  if (!width || !height) return;
  pixels = Math.min(width / extent.width, height / extent.height);
  shape = { width: width / pixels, height: height / pixels };
  shape.x = extent.x - (shape.width - extent.width) / 2;
  shape.y = extent.y - (shape.height - extent.height) / 2;
  svg.setAttribute("viewBox", `${shape.x} ${shape.y} ${shape.width} ${shape.height}`);
  behaviour
    .extent([
      [shape.x, shape.y],
      [shape.x + shape.width, shape.y + shape.height],
    ])
    .translateExtent([
      [extent.x, extent.y],
      [extent.x + extent.width, extent.y + extent.height],
    ])
    .scaleExtent([1, Math.max(1, NEAREST / pixels)]);
  // Stay where we were: the same place in the middle, at the same size.
  board.interrupt().call(behaviour.transform, goal());
  note();
}

const moved = (time) => (calm.matches || document.documentElement.dataset.speed === "instant" ? board : board.transition().duration(time));

const api = {
  // The part of the plane that is the board.
  show(x, y, width, height) {
    extent = { x, y, width, height };
    for (const [name, value] of Object.entries(extent)) sheet.setAttribute(name, value);
    wish = null;
    fitWindow();
  },
  scale,
  // What the scale is going to be when the view has come to rest.
  aim: () => pixels * goal().k,
  fit() {
    wish = null;
    moved(250).call(behaviour.transform, goal());
  },
  by(factor) {
    board.interrupt();
    const [x, y] = transform.invert(middle());
    wish = { x, y, size: Math.min(NEAREST, scale() * factor) };
    if (wish.size <= pixels) wish = null;
    moved(150).call(behaviour.transform, goal());
  },
  // The part of the board that is in the window.
  window() {
    const [left, top] = transform.invert([shape.x, shape.y]);
    return [left, top, shape.width / transform.k, shape.height / transform.k];
  },
  // How many pixels to a unit it would be if a rectangle filled the window.
  fits: (width, height) => pixels * Math.min(shape.width / width, shape.height / height),
  // Bring a rectangle into the middle, at so many pixels to a unit.
  to(x, y, width, height, size) {
    wish = { x: x + width / 2, y: y + height / 2, size };
    moved(350).call(behaviour.transform, goal());
  },
  // Whether a rectangle can be seen, at least in part.
  sees(x, y, width, height) {
    const [left, top] = transform.invert([shape.x, shape.y]);
    const [right, bottom] = transform.invert([shape.x + shape.width, shape.y + shape.height]);
    return x < right && x + width > left && y < bottom && y + height > top;
  },
  // Move the window just so far that a rectangle is in it.
  reveal(x, y, width, height) {
    if (transform.k <= 1.01) return;
    const [left, top] = transform.invert([shape.x, shape.y]);
    const [right, bottom] = transform.invert([shape.x + shape.width, shape.y + shape.height]);
    const dx = Math.max(0, x + width - right) - Math.max(0, left - x);
    const dy = Math.max(0, y + height - bottom) - Math.max(0, top - y);
    if (!dx && !dy) return;
    wish = { x: (left + right) / 2 + dx, y: (top + bottom) / 2 + dy, size: scale() };
    moved(150).call(behaviour.transform, goal());
  },
};

const { x, y, width, height } = svg.viewBox.baseVal;
extent = { x, y, width, height };
board.call(behaviour);
// A double tap comes nearer, unless the first tap showed something that the second one is to do.
const nearer = board.on("dblclick.zoom");
board.on("dblclick.zoom", function (event, datum) {
  if (!svg.hasAttribute("data-waits")) nearer.call(this, event, datum);
});
fitWindow();
new ResizeObserver(fitWindow).observe(svg);

window.shamble = Object.assign(window.shamble ?? {}, { view: api });
