import { useState } from "react";
import { classes } from "../../ui/classes.ts";
import { useRovingFocus } from "../../ui/use-roving-focus.ts";
import { isAbout, type Wanted } from "../paths/about.ts";
import { choicesOf } from "../paths/choices.ts";
import type { PlayablePath } from "../paths/path.ts";
import { Choice } from "./Choice.tsx";
import styles from "./PathsPage.module.css";
import studio from "./StudioPage.module.css";

type Props = {
  paths: readonly PlayablePath[];
  chosen: PlayablePath | undefined;
  onChoose: (path: PlayablePath) => void;
};

/** So many are drawn: who looks for others says more. */
const mostPaths = 200;

const anyFault = "any";
const nothingWanted = { machine: "", state: "", event: "", fault: "", text: "" };

/** The paths of all machines, by machine, state, event, fault and any words, as the command finds them. */
export function PathSearch({ paths, chosen, onChoose }: Props) {
  const [asked, setAsked] = useState(nothingWanted);
  const ofMachine = paths.filter(({ machine }) => asked.machine === "" || machine === asked.machine);
  const found = ofMachine.filter((path) => isAbout(path, wantedOf(asked)));
  const shown = found.slice(0, mostPaths);
  const { states, events, faults } = choicesOf(ofMachine);
  const roving = useRovingFocus(shown.map(keyOf), chosen && keyOf(chosen));
  const ask = (more: Partial<typeof asked>) => setAsked({ ...asked, ...more });
  return (
    <nav className={classes(studio.processes, styles.search)} aria-label="Paths">
      <div className={studio.filters}>
        <Choice name="Machine" value={asked.machine} onChange={(machine) => setAsked({ ...nothingWanted, machine })}>
          {options([...new Set(paths.map(({ machine }) => machine))])}
        </Choice>
        <Choice name="State" value={asked.state} onChange={(state) => ask({ state })}>
          {options(states)}
        </Choice>
        <Choice name="Event" value={asked.event} onChange={(event) => ask({ event })}>
          {options(events)}
        </Choice>
        <Choice name="Fault" value={asked.fault} onChange={(fault) => ask({ fault })}>
          {options([anyFault, ...faults])}
        </Choice>
        <label>
          Text
          <input type="search" value={asked.text} onChange={({ target }) => ask({ text: target.value })} />
        </label>
      </div>
      <p role="status">{countWords(shown.length, found.length)}</p>
      <ol className={styles.paths} {...roving.group}>
        {shown.map((path) => (
          <li key={keyOf(path)}>
            <button
              type="button"
              {...roving.item(keyOf(path))}
              className={classes(studio.process, path === chosen && studio.chosen)}
              aria-current={path === chosen || undefined}
              onClick={() => onChoose(path)}
            >
              <small>{keyOf(path)}</small>
              <b>{path.name}</b>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function options(names: readonly string[]) {
  return names.map((name) => <option key={name}>{name}</option>);
}

function wantedOf({ state, event, fault, text }: typeof nothingWanted): Wanted {
  return {
    ...(state !== "" && { state }),
    ...(event !== "" && { event }),
    ...(fault !== "" && { fault: fault === anyFault ? "" : fault }),
    words: text.split(/\s+/),
  };
}

function keyOf({ machine, number }: PlayablePath): string {
  return `${machine} ${number}`;
}

function countWords(shown: number, found: number): string {
  if (found === 0) return "No path is about that.";
  const paths = found === 1 ? "1 path" : `${found} paths`;
  return shown < found ? `${paths}, the first ${shown} of them:` : `${paths}:`;
}
