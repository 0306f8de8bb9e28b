// What moves on the board besides gliding: counters turn over, come, go and are hit. By the Web Animations API, because
// each motion has to outlast the call that starts it. Python calls shamble.motion; 0 milliseconds mean at once.

(() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const still = (ms) => !ms || calm.matches;
  const wanted = new WeakMap(); // what an element in mid-turn is to show in the end

  const move = (element, transforms, ms) =>
    element.animate(
      transforms.map((transform) => ({ transform })),
      { duration: ms, easing: "ease-in-out", composite: "add" },
    );
  const fade = (element, from, to, ms) =>
    element.animate([{ opacity: from }, { opacity: to }], { duration: ms, easing: "ease-in", fill: "forwards" });

  const motion = {
    // Another face: a card is turned over, anything else is swapped.
    turn(element, markup, ms) {
      if (still(ms)) {
        wanted.delete(element);
        element.innerHTML = markup;
        return;
      }
      wanted.set(element, markup);
      move(element, ["scaleX(1)", "scaleX(0)"], ms / 2).finished.then(
        () => {
          if (wanted.get(element) !== markup) return;
          wanted.delete(element);
          element.innerHTML = markup;
          move(element, ["scaleX(0)", "scaleX(1)"], ms / 2);
        },
        () => {},
      );
    },
    // Whether it still shows the face that it is to lose.
    isTurning: (element) => wanted.has(element),
    come(element, ms) {
      if (still(ms)) return;
      move(element, ["scale(1.7)", "scale(0.94)", "scale(1)"], ms);
      fade(element, 0, 1, ms / 2).finished.then((done) => done.cancel(), () => {});
    },
    leave(element, ms) {
      if (still(ms)) {
        element.remove();
        return;
      }
      for (const name of ["data-ref", "data-key", "aria-label"]) element.removeAttribute(name);
      element.style.pointerEvents = "none";
      move(element, ["scale(1)", "scale(0.55) rotate(14deg)"], ms);
      fade(element, 1, 0, ms).finished.finally(() => element.remove());
    },
    // A blow.
    shake(element, ms) {
      if (still(ms)) return;
      const far = [0, -6, 6, -5, 5, -3, 3, 0];
      move(element, far.map((x) => `translate(${x}px, 0) rotate(${x}deg)`), ms);
    },
  };

  window.shamble = Object.assign(window.shamble ?? {}, { motion });
})();
