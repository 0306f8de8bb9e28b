// Pan, wheel and pinch for the board, by d3-zoom: pointer events at 60 Hz do not belong in Python.
// tools/build.py bundles this module into dist/zoom.js, a classic script that also works from disk.
//
// The board keeps its proportions and its window does not: the drawing's viewBox is widened to the shape of the window,
// so that what lies around the board is shown instead of empty bands. What counts as the window is the part of it that
// nothing lies on: on a phone the sheet laps over it from below, and the tools from above. Python calls shamble.view.

import { select } from "d3-selection";
import { zoom, zoomIdentity } from "d3-zoom";
import "d3-transition";

const NEAREST = 2.6; // pixels to a board unit, at most
const FAR = 0.5; // below: squares are too small for numbers
const NEAR = 1.05; // above: everything can be read
const WHOLE = 1.01; // times the whole board: not to be told from it
const COVERS = ["side", "zoom"]; // what may lie on the board
const WIDE = 1 / 3; // of the window: what covers more takes the band that it lies in
const SLIP = 400; // milliseconds
const STRIP = 60; // pixels: what is left of the window when nothing is

const svg = document.getElementById("board");
const art = document.getElementById("art"); // below it, looked at through the same window
const views = ["view", "ground"].map((id) => document.getElementById(id));
const sheet = document.getElementById("sheet");
const board = select(svg);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let extent = { x: 0, y: 0, width: 1, height: 1 }; // the whole board with its margin
let shape = { ...extent }; // the same, widened to the window
let measured = ""; // where the window was when that was done
let pixels = 1; // to a board unit, unzoomed
let transform = zoomIdentity;
let wish = null; // what to look at: { x, y } in the middle, at a size in pixels to a unit; null: the whole board
let frames = 0; // how often the page has moved it
let slipping = 0; // the timer of the moment after that
let isOurs = false; // whether that was the page's wish and not the player's

const behaviour = zoom()
  // A double click is two moves, not a wish to come nearer; a double tap is one.
  .filter((event) => event.type !== "dblclick" && !event.button && (!event.ctrlKey || event.type === "wheel"))
  .clickDistance(5)
  .tapDistance(12)
  .on("zoom", ({ transform: next, sourceEvent }) => {
    transform = next;
    for (const view of views) view.setAttribute("transform", next);
    if (sourceEvent) {
      // Not before it moves: another cursor is inherited by everything on the board, which a mere click need not pay for.
      svg.classList.add("is-moving");
      wish = looked();
      isOurs = false;
    }
    note();
  })
  .on("end", () => svg.classList.remove("is-moving"));

const scale = () => pixels * transform.k;
const middle = () => [shape.x + shape.width / 2, shape.y + shape.height / 2];

function looked() {
  if (transform.k <= WHOLE) return null;
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
  for (const drawing of [svg, art]) if (drawing.dataset.zoom !== level) drawing.dataset.zoom = level;
  const isWhole = transform.k <= WHOLE;
  svg.classList.toggle("is-zoomed", !isWhole);
  const button = document.querySelector('[data-command="fit"]');
  if (!button || button.getAttribute("aria-pressed") === String(isWhole)) return;
  button.setAttribute("aria-pressed", isWhole);
  button.title = isWhole ? button.dataset.back : button.dataset.whole;
  button.setAttribute("aria-label", button.title);
}

// The part of the window that nothing lies on, in pixels.
function uncovered({ left, top, right, bottom }) {
  const clear = { left, top, right, bottom };
  for (const id of COVERS) {
    const cover = document.getElementById(id).getBoundingClientRect();
    const across = Math.min(cover.right, right) - Math.max(cover.left, left);
    if (across < (right - left) * WIDE || cover.bottom <= top || cover.top >= bottom) continue;
    if (cover.top + cover.bottom < top + bottom) clear.top = Math.max(clear.top, cover.bottom);
    else clear.bottom = Math.min(clear.bottom, cover.top);
  }
  return clear.bottom - clear.top < STRIP ? { left, top, right, bottom } : clear;
}

// When the window is another one than before: stay where we were, the same place in the middle, at the same size.
function fitWindow() {
  const full = svg.getBoundingClientRect();
  if (!full.width || !full.height) return;
  const { left, top, right, bottom } = uncovered(full);
  const now = [extent.x, extent.y, extent.width, extent.height, full.left, full.top, full.right, full.bottom, top, bottom].join();
  if (now === measured) return;
  measured = now;
  pixels = Math.min((right - left) / extent.width, (bottom - top) / extent.height);
  shape = { width: (right - left) / pixels, height: (bottom - top) / pixels };
  shape.x = extent.x - (shape.width - extent.width) / 2;
  shape.y = extent.y - (shape.height - extent.height) / 2;
  const [x, y] = [shape.x - (left - full.left) / pixels, shape.y - (top - full.top) / pixels];
  const box = `${x} ${y} ${full.width / pixels} ${full.height / pixels}`;
  for (const drawing of [svg, art]) drawing.setAttribute("viewBox", box);
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
    measured = "";
    fitWindow();
  },
  scale,
  // What the scale is going to be when the view has come to rest.
  aim: () => pixels * goal().k,
  note,
  isWhole: () => goal().k <= WHOLE,
  isOurs: () => isOurs,
  frames: () => frames,
  fit() {
    wish = null;
    isOurs = false;
    moved(250).call(behaviour.transform, goal());
  },
  by(factor) {
    board.interrupt();
    const [x, y] = transform.invert(middle());
    wish = { x, y, size: Math.min(NEAREST, scale() * factor) };
    if (wish.size <= pixels) wish = null;
    isOurs = false;
    moved(150).call(behaviour.transform, goal());
  },
  // The part of the board that is in the window.
  window() {
    const [left, top] = transform.invert([shape.x, shape.y]);
    return [left, top, shape.width / transform.k, shape.height / transform.k];
  },
  // Where the board's origin is on the screen, from the corner of the drawing, and how many pixels a unit has.
  origin() {
    const [left, top] = transform.apply([0, 0]);
    const { x, y } = svg.viewBox.baseVal;
    return [(left - x) * pixels, (top - y) * pixels, scale()];
  },
  // The part of the board in the window when the view has come to rest, and how many pixels a unit has then.
  rest() {
    fitWindow();
    const aim = goal();
    const [left, top] = aim.invert([shape.x, shape.y]);
    return [left, top, shape.width / aim.k, shape.height / aim.k, pixels * aim.k];
  },
  // Bring a rectangle into the middle, at so many pixels to a unit.
  to(x, y, width, height, size) {
    wish = { x: x + width / 2, y: y + height / 2, size };
    isOurs = false;
    moved(350).call(behaviour.transform, goal());
  },
  // The same with a point, and not because somebody asked for it.
  frame(x, y, size, ours = true) {
    wish = { x, y, size };
    isOurs = ours;
    // For a moment a finger that is about to touch again still means what was there before.
    frames += 1;
    svg.setAttribute("data-slipped", "");
    clearTimeout(slipping);
    slipping = setTimeout(() => svg.removeAttribute("data-slipped"), SLIP);
    moved(350).call(behaviour.transform, goal());
  },
  // Move the window just so far that a rectangle is in it, from where it is going to be.
  reveal(x, y, width, height) {
    const aim = goal();
    if (aim.k <= WHOLE) return;
    const [left, top] = aim.invert([shape.x, shape.y]);
    const [right, bottom] = aim.invert([shape.x + shape.width, shape.y + shape.height]);
    const dx = Math.max(0, x + width - right) - Math.max(0, left - x);
    const dy = Math.max(0, y + height - bottom) - Math.max(0, top - y);
    if (!dx && !dy) return;
    wish = { x: (left + right) / 2 + dx, y: (top + bottom) / 2 + dy, size: pixels * aim.k };
    moved(150).call(behaviour.transform, goal());
  },
};

const { x, y, width, height } = svg.viewBox.baseVal;
extent = { x, y, width, height };
board.call(behaviour);
// A double tap comes nearer, unless the first tap did something, or showed what the second one is to do.
const nearer = board.on("dblclick.zoom");
board.on("dblclick.zoom", function (event, datum) {
  if (!svg.hasAttribute("data-waits")) nearer.call(this, event, datum);
});
fitWindow();
const sizes = new ResizeObserver(fitWindow);
for (const part of [svg, ...COVERS.map((id) => document.getElementById(id))]) sizes.observe(part);

window.shamble = Object.assign(window.shamble ?? {}, { view: api });
