/** The look of the gallery's page, in light and in dark. */
export const pageStyle = `
:root { --paper: #faf6f1; --card: #fffdfa; --ink: #2b2320; --quiet: #6b5c54; --rule: #e3d8cd; --changed: #b3261e;
  font: 16px/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151110; --card: #1b1614; --ink: #f3eae4; --quiet: #b5a59b; --rule: #3a302b; --changed: #ff8a80; }
}
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem; background: var(--paper); color: var(--ink); }
header { position: sticky; top: 0; z-index: 1; padding-bottom: .5rem; background: var(--paper);
  border-bottom: 1px solid var(--rule); }
h1, h3, p { margin: 0; } p, figcaption { color: var(--quiet); }
a { color: inherit; } nav a { margin-right: 1rem; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; }
fieldset { border: 0; padding: 0; margin: 0; display: flex; gap: .75rem; }
legend { float: left; margin-right: .75rem; color: var(--quiet); }
section { scroll-margin-top: 9rem; }
.states { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr)); gap: 1.5rem; }
article { padding: 1rem; border: 1px solid var(--rule); border-radius: 12px; background: var(--card); }
article:not(:has(figure:not([hidden]))) { display: none; }
figure { margin: .75rem 0 0; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--rule); border-radius: 8px; }
figure:not(.same) figcaption { color: var(--changed); }
`;

/** Shows the pictures of the looks that are chosen. */
export const pageScript = `
const form = document.querySelector("form");
function show() {
  const chosen = new FormData(form);
  for (const figure of document.querySelectorAll("figure")) {
    const isChosen = ["language", "width", "scheme"].every((name) => figure.dataset[name] === chosen.get(name));
    figure.hidden = chosen.has("changed") ? figure.className === "same" : !isChosen;
  }
}
form.addEventListener("change", show);
show();
`;
