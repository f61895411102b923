import { graphOf } from "../draw/graph.ts";
import { layOut } from "../draw/layout.ts";
import { drawSvg, escape } from "../draw/svg.ts";
import type { Coverage, CoveredPath, DisturbedState } from "./coverage.ts";
import { marksOf, signs } from "./marks.ts";
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
    <li class="signs">of a state: ${signs.reload} loaded again, ${signs.back} gone back from, ${signs.double} pressed twice; grey where that cannot be</li>
  </ul>
</header>
<main>${sections.join("\n")}</main>
</html>
`;
}

async function section({ machine, paths, pairs, disturbed, faults }: Coverage): Promise<string> {
  const { name } = machine;
  const svg = drawSvg(
    `The statechart of ${name}`,
    await layOut(graphOf(machine.paths.machine)),
    marksOf(paths, disturbed),
  );
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
  <p>Of the states, each with a load of the page, a step back and a double press, ${count(disturbed, "replayed")} were
    replayed in the browser with this code, ${count(disturbed, "replayed with other code")} only with other code,
    ${count(disturbed, "not replayed")} not at all, and ${count(disturbed, "impossible")} cannot be.</p>
  <table>
    <thead><tr><th>State and what a client does</th><th>Browser</th></tr></thead>
    <tbody>${disturbed.map((one) => `<tr><td>${escape(one.name)}</td><td>${escape(browserOutcome(one))}</td></tr>`).join("")}</tbody>
  </table>
</section>`;
}

/** How many of them became so in the browser. */
export function count(
  replayed: readonly Pick<DisturbedState, "browser">[],
  browser: DisturbedState["browser"],
): number {
  return replayed.filter((one) => one.browser === browser).length;
}

function browserOutcome({ browser, reason }: Pick<DisturbedState, "browser" | "reason">): string {
  return browser === "replayed" ? "✓" : browser === "impossible" ? reason : browser;
}

function row(path: CoveredPath): string {
  const { number, name, faults } = path;
  const outcome = browserOutcome(path);
  const isRight = faults.length === 0;
  return `<tr><td>${number}</td><td>${escape(name)}</td><td>${isRight ? "✓" : "wrong"}</td><td>${escape(outcome)}</td></tr>`;
}
