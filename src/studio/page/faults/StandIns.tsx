import { modeNames, type StandIn, standInNames } from "../../faults/stand-ins.ts";
import styles from "../StudioPage.module.css";

type Props = { standIns: readonly StandIn[]; onChange: (one: StandIn, mode: string) => void };

/** How SMS and processors behave: for every browser, since they are of the service. */
export function StandIns({ standIns, onChange }: Props) {
  if (standIns.length === 0) return null;
  return (
    <div className={styles.send} role="group" aria-label="For every browser">
      {standIns.map((one) => (
        <label key={one.name}>
          {standInNames[one.name] ?? one.name}{" "}
          <select value={one.mode} onChange={({ target }) => onChange(one, target.value)}>
            {one.modes.map((mode) => (
              <option key={mode} value={mode}>
                {modeNames[mode] ?? mode}
              </option>
            ))}
          </select>
        </label>
      ))}
      {standIns.filter(isBroken).map((one) => (
        <button key={one.name} type="button" onClick={() => onChange(one, one.modes[0] ?? "")}>
          Mend {standInNames[one.name] ?? one.name}
        </button>
      ))}
    </div>
  );
}

/** Whether it does something else than to behave. */
export function isBroken({ mode, modes }: StandIn): boolean {
  return mode !== modes[0];
}
