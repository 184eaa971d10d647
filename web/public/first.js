// Before anything is drawn: the theme and the size of text that were chosen, so that nothing flashes.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("overseer.settings") || "{}") || {};
  } catch {
    kept = {};
  }
  var light = matchMedia("(prefers-color-scheme: light)").matches;
  var root = document.documentElement;
  root.dataset.theme = kept.theme === "dark" || kept.theme === "light" ? kept.theme : light ? "light" : "dark";
  if (kept.text) root.style.fontSize = kept.text + "%";
})();
