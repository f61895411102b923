/** The look of a drawn statechart; a page may give other values to the variables and colour marks. */
export const chartStyle = `
svg { --paper: #fffdfa; --ink: #2b2320; --quiet: #75675f; --line: #a3958b; --user: #fbe9e0; --service: #e3eef3;
  --passing: #f2eee8; --group: #ffffff; --end: #e4efe1; --edge: #d9cdc2; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #1b1614; --ink: #f3eae4; --quiet: #b5a59b; --line: #8d7d73; --user: #46291e; --service: #1f3640;
    --passing: #2c2522; --group: #231d1a; --end: #23371f; --edge: #54463e; }
}
.paper { fill: var(--paper); }
text { white-space: pre; font: 11px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--quiet); }
.name { font-weight: 700; font-size: 13px; fill: var(--ink); }
.event { fill: var(--ink); }
.state rect { stroke: var(--edge); stroke-width: 1.5; }
.user rect { fill: var(--user); }
.service rect { fill: var(--service); }
.passing rect { fill: var(--passing); stroke-dasharray: 4 3; }
.standing rect { fill: var(--passing); }
.group rect { fill: var(--group); }
.end rect { fill: var(--end); }
.words.group text { paint-order: stroke; stroke: var(--group); stroke-width: 5px; }
.start { fill: var(--ink); }
.line { fill: none; stroke: var(--line); stroke-width: 1.3; stroke-linejoin: round; }
.tip { fill: var(--line); }
.labels rect { fill: var(--paper); fill-opacity: .92; }
`;
