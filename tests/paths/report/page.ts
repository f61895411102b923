import { graphOf } from "../draw/graph.ts";
import { layOut } from "../draw/layout.ts";
import { drawSvg, escape } from "../draw/svg.ts";
import type { Coverage, CoveredPath } from "./coverage.ts";
import { marksOf } from "./marks.ts";
import { pageStyle } from "./page-style.ts";

/** One page that needs nothing else: each statechart coloured by what was replayed, and the list of its transitions. */
export async function reportPage(coverages: Coverage[]): Promise<string> {
  const sections = await Promise.all(coverages.map(section));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Paths of the machines</title>
<style>${pageStyle}</style>
<header>
  <h1>Paths of the machines</h1>
  <nav aria-label="Machines">${coverages.map(({ machine: { name } }) => `<a href="#${name}">${name}</a>`).join(" ")}</nav>
  <ul class="legend">
    <li class="browser">on the machine and in the browser</li>
    <li class="partly">in the browser only from some states</li>
    <li class="machine">on the machine alone</li>
    <li class="never">never</li>
  </ul>
</header>
<main>${sections.join("\n")}</main>
</html>
`;
}

async function section(coverage: Coverage): Promise<string> {
  const { machine, paths, pairs, rightPairs } = coverage;
  const { name } = machine;
  const svg = drawSvg(`The statechart of ${name}`, await layOut(graphOf(machine.paths.machine)), marksOf(paths));
  return `<section id="${name}">
  <h2>${name}</h2>
  <p>${count(paths, ({ isRight }) => isRight)} transitions and ${rightPairs} of ${pairs} pairs went as charted on the machine;
    ${count(paths, ({ inBrowser }) => inBrowser)} transitions were replayed in the browser,
    ${paths.filter(({ obstacle }) => obstacle !== null).length} cannot be.</p>
  <label><input type="checkbox" class="fit" checked> Fit the chart to the page</label>
  <div class="chart" tabindex="0" role="region" aria-label="The statechart of ${name}">${svg}</div>
  <table>
    <thead><tr><th>No.</th><th>Transition</th><th>Machine</th><th>Browser</th></tr></thead>
    <tbody>${paths.map(row).join("")}</tbody>
  </table>
</section>`;
}

function count(paths: CoveredPath[], is: (path: CoveredPath) => boolean): string {
  return `${paths.filter(is).length} of ${paths.length}`;
}

function row({ number, name, isRight, inBrowser, obstacle }: CoveredPath): string {
  const browser = inBrowser ? "✓" : (obstacle ?? "not replayed");
  return `<tr><td>${number}</td><td>${escape(name)}</td><td>${isRight ? "✓" : "wrong"}</td><td>${escape(browser)}</td></tr>`;
}
