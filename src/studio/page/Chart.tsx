import { useEffect, useRef, useState } from "react";
import { chartOf } from "./charts.ts";
import styles from "./StudioPage.module.css";

const litStyle = `
svg { display: block; height: auto; --lit: #a3194a; --lit-ground: #fbdbe6; }
@media (prefers-color-scheme: dark) { svg { --lit: #f58cab; --lit-ground: #5a2036; } }
.state.lit rect { stroke: var(--lit); stroke-width: 3; }
.state.lit:not(.group) rect { fill: var(--lit-ground); }
.line.lit { stroke: var(--lit); stroke-width: 2.2; }
.tip { fill: context-stroke; }
.event.lit { fill: var(--lit); font-weight: 700; }
`;

const scales = [0.35, 0.5, 0.7, 1];

type Props = { machine: string; state: string; transitions: readonly string[] };

/** The statechart of docs/machines, with the current states lit and the last transition drawn. */
export function Chart({ machine, state, transitions }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.7);
  useEffect(() => {
    if (view.current !== null) draw(view.current, machine);
  }, [machine]);
  useEffect(() => {
    if (view.current === null) return;
    resize(view.current, scale);
    light(view.current, state, transitions);
  }, [machine, state, transitions, scale]);
  return (
    <div className={styles.chart}>
      <label className={styles.scale}>
        Size
        <select value={scale} onChange={({ target }) => setScale(Number(target.value))}>
          {scales.map((one) => (
            <option key={one} value={one}>
              {one * 100} %
            </option>
          ))}
        </select>
      </label>
      <div
        ref={view}
        className={styles.drawing}
        role="region"
        aria-label={`The statechart of ${machine}, in ${state}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
        tabIndex={0}
      />
    </div>
  );
}

/** In a shadow of its own: the drawing's names of classes are not the page's. */
function draw(view: HTMLElement, machine: string): void {
  const root = view.shadowRoot ?? view.attachShadow({ mode: "open" });
  const chart = chartOf(machine);
  root.innerHTML = chart?.svg ?? "";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((chart?.style ?? "") + litStyle);
  root.adoptedStyleSheets = [sheet];
}

function resize(view: HTMLElement, scale: number): void {
  const svg = view.shadowRoot?.querySelector("svg");
  if (svg) svg.style.width = `${svg.viewBox.baseVal.width * scale}px`;
}

function light(view: HTMLElement, state: string, transitions: readonly string[]): void {
  const isLit = ({ dataset }: HTMLElement | SVGElement): boolean =>
    dataset.state === undefined
      ? (dataset.transition ?? dataset.transitions ?? "").split("|").some((name) => transitions.includes(name))
      : state === dataset.state || state.startsWith(`${dataset.state}.`);
  const parts = [
    ...(view.shadowRoot?.querySelectorAll<SVGElement>("[data-state], [data-transition], [data-transitions]") ?? []),
  ];
  for (const part of parts) part.classList.toggle("lit", isLit(part));
  const current = parts.findLast(({ dataset, classList }) => dataset.state !== undefined && classList.contains("lit"));
  if (current === undefined) return;
  const [own, box] = [view.getBoundingClientRect(), current.getBoundingClientRect()];
  view.scrollBy({
    left: box.left + box.width / 2 - own.left - own.width / 2,
    top: box.top + box.height / 2 - own.top - own.height / 2,
  });
}
