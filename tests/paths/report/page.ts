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

async function section({ machine, paths, pairs, faults }: Coverage): Promise<string> {
  const { name } = machine;
  const svg = drawSvg(`The statechart of ${name}`, await layOut(graphOf(machine.paths.machine)), marksOf(paths));
  return `<section id="${name}">
  <h2>${name}</h2>
  <p>${paths.length} transitions and ${pairs} pairs of them were replayed on the machine: ${faults.length} faults.
    Of the transitions ${count(paths, "replayed")} were replayed in the browser with this code,
    ${count(paths, "replayed with other code")} only with other code, ${count(paths, "not replayed")} not at all,
    and ${count(paths, "impossible")} cannot be.</p>
  ${faults.length === 0 ? "" : `<pre class="never">${escape(faults.join("\n"))}</pre>`}
  <label><input type="checkbox" class="fit" checked> Fit the chart to the page</label>
  <div class="chart" tabindex="0" role="region" aria-label="The statechart of ${name}">${svg}</div>
  <table>
    <thead><tr><th>No.</th><th>Transition</th><th>Machine</th><th>Browser</th></tr></thead>
    <tbody>${paths.map(row).join("")}</tbody>
  </table>
</section>`;
}

function count(paths: CoveredPath[], browser: CoveredPath["browser"]): number {
  return paths.filter((path) => path.browser === browser).length;
}

function row({ number, name, faults, browser, reason }: CoveredPath): string {
  const sight = browser === "replayed" ? "✓" : browser === "impossible" ? reason : browser;
  const isRight = faults.length === 0;
  return `<tr><td>${number}</td><td>${escape(name)}</td><td>${isRight ? "✓" : "wrong"}</td><td>${escape(sight)}</td></tr>`;
}
