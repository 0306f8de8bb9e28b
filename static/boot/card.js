// The card that a failed start shows: the reason, and the three things that help.

(() => {
  const { t } = shamble;

  function download(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  function stored() {
    const found = {};
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("shamble:")) found[key] = localStorage.getItem(key);
      }
    } catch (error) {
      shamble.note(`the saves cannot be read: ${error}`);
    }
    return found;
  }

  async function copyReport(button) {
    const text = shamble.report();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // No permission, or a page from disk: the old way, through a selection.
      const area = document.createElement("textarea");
      area.value = text;
      button.after(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    button.textContent = t("Copied");
  }

  const actions = [
    ["retry", t("Try again"), () => location.reload()],
    ["copy-report", t("Copy report"), copyReport],
    ["export-save", t("Export saved games"), () => download("shamble-saves.json", JSON.stringify(stored(), null, 1))],
  ];

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function build(title, reason, detail) {
    const buttons = actions.map(([command, label, act]) => {
      const button = element("button", { type: "button", textContent: label });
      button.dataset.command = command;
      button.addEventListener("click", () => act(button));
      return button;
    });
    const card = element(
      "section",
      { id: "failure", className: "failure" },
      element("h2", { id: "failure-title", textContent: title }),
      element("p", { className: "failure__reason", textContent: reason }),
      element("p", { textContent: t("Your saved games are untouched.") }),
      element("pre", { className: "failure__detail", textContent: detail, tabIndex: 0 }),
      element("div", { className: "failure__actions" }, ...buttons),
    );
    card.setAttribute("role", "alertdialog");
    card.setAttribute("aria-labelledby", "failure-title");
    return card;
  }

  shamble.showCard = (title, reason, detail) => {
    const put = () => {
      document.getElementById("failure")?.remove();
      const card = build(title, reason, detail);
      document.body.append(card);
      card.querySelector("button").focus();
    };
    if (document.body) put();
    else addEventListener("DOMContentLoaded", put, { once: true });
  };
})();
