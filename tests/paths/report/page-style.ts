/** The look of the report, in light and in dark. */
export const pageStyle = `
:root { --paper: #faf6f1; --card: #fffdfa; --ink: #2b2320; --quiet: #6b5c54; --rule: #e3d8cd; --browser: #2e7d4f;
  --partly: #7a8b1f; --machine: #b06a00; --never: #b3261e; font: 16px/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151110; --card: #1b1614; --ink: #f3eae4; --quiet: #b5a59b; --rule: #3a302b; --browser: #6fcf97;
    --partly: #c5d15a; --machine: #f0a84b; --never: #ff8a80; }
}
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; background: var(--paper); color: var(--ink); }
h1 { margin: 0; } h2 { margin: 2.5rem 0 0; } p { color: var(--quiet); max-width: 60rem; }
a { color: inherit; margin-right: 1rem; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; list-style: none; }
.legend li::before { content: ""; display: inline-block; width: 1.5rem; height: 0; margin-right: .5rem;
  vertical-align: middle; border-top: 3px solid var(--mark); }
.browser { --mark: var(--browser); } .partly { --mark: var(--partly); } .machine { --mark: var(--machine); }
.never { --mark: var(--never); }
.chart { overflow: auto; max-height: 90vh; margin: .5rem 0; border: 1px solid var(--rule); border-radius: 12px; }
.fit:checked ~ .chart, section:has(.fit:checked) .chart { max-height: none; }
section:has(.fit:checked) svg { width: 100%; height: auto; }
.chart .line { stroke: var(--mark, var(--line)); stroke-width: 1.8; }
.chart .line.mixed { --mark: var(--partly); }
.chart .event { fill: var(--mark, var(--ink)); }
.chart .sign { fill: var(--mark, var(--quiet)); font-weight: 700; font-size: 13px; }
.legend .signs::before { display: none; }
.chart .state.seen rect { stroke: var(--browser); stroke-width: 2.2; }
pre { white-space: pre-wrap; color: var(--mark); }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { padding: .35rem .75rem; text-align: left; border-bottom: 1px solid var(--rule); vertical-align: top; }
td:first-child { font-variant-numeric: tabular-nums; }
`;
