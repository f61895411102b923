import { useState } from "react";
import { countOf, type Faults, noFaults, storageFaults } from "../faults/faults.ts";
import { type FaultSet, faultSets } from "../faults/sets.ts";
import { clocks, clockWords, faultWords } from "../faults/words.ts";
import type { Device } from "../seen/devices.ts";
import { NewClock } from "./faults/NewClock.tsx";
import { isBroken, StandIns } from "./faults/StandIns.tsx";
import type { StandInSwitches } from "./faults/use-stand-ins.ts";
import { NewFault } from "./faults/NewFault.tsx";
import styles from "./StudioPage.module.css";

type Props = {
  /** What goes wrong in the studio's own browser. */
  own: Faults;
  devices: readonly Device[];
  /** What stands in for SMS and processors, where it has been asked for, and what switches it. */
  standIns: StandInSwitches;
  /** This was opened: what stands in is to be seen. */
  onOpen: () => void;
  onBreakOwn: (faults: Faults) => void;
  /** Asks another browser to have this go wrong there; it says so once it has. */
  onBreak: (browser: string, faults: Faults) => void;
  /** Opens the page that is looked at once more. */
  onOpenTab: () => void;
};

/**
 * What is to go wrong in the pages of this browser, or of another device: calls from the next one on, the storage from the next load on.
 * A device that was chosen and is gone, as while its page is loaded again, stays chosen.
 */
export function Faults({ own, devices, standIns: switches, onOpen, onBreakOwn, onBreak, onOpenTab }: Props) {
  const [chosen, setChosen] = useState<Device>();
  const device = devices.find(({ browser }) => browser === chosen?.browser);
  const isGone = chosen !== undefined && device === undefined;
  const faults = chosen === undefined ? own : (device?.faults ?? noFaults);
  const change = (changed: Faults) => (chosen === undefined ? onBreakOwn(changed) : onBreak(chosen.browser, changed));
  const sets = Object.entries<FaultSet>(faultSets).filter(([, { opensTab }]) => chosen === undefined || !opensTab);
  const apply = ({ opensTab, ...wanted }: FaultSet) => {
    change(wanted);
    if (opensTab) onOpenTab();
  };
  const { calls, storage } = faults;
  const movedClocks = clocks.filter((clock) => faults[clock] !== undefined);
  const [standIns, switchStandIn] = switches;
  const broken = standIns.filter(isBroken);
  const mendEverything = () => {
    change(noFaults);
    for (const one of broken) void switchStandIn(one, one.modes[0] ?? "");
  };
  const everywhere = [own, ...devices.map((one) => one.faults)].reduce((sum, one) => sum + countOf(one), broken.length);
  return (
    <details className={styles.faults} open={everywhere > 0 || undefined} onToggle={onOpen}>
      <summary>{everywhere === 0 ? "Break something" : `Broken on purpose: ${everywhere}`}</summary>
      {(devices.length > 0 || isGone) && (
        <label className={styles.where}>
          Where{" "}
          <select
            value={chosen?.browser ?? ""}
            onChange={({ target }) => setChosen(devices.find(({ browser }) => browser === target.value))}
          >
            <option value="">this browser</option>
            {devices.map(({ browser, name }, index) => (
              <option key={browser} value={browser}>
                device {index + 1}: {name}
              </option>
            ))}
            {isGone && <option value={chosen.browser}>{chosen.name}, gone</option>}
          </select>
        </label>
      )}
      <div className={styles.send}>
        {sets.map(([name, set]) => (
          <button key={name} type="button" disabled={isGone} onClick={() => apply(set)}>
            {name}
          </button>
        ))}
        <button type="button" disabled={countOf(faults) + broken.length === 0} onClick={mendEverything}>
          Mend everything
        </button>
      </div>
      <ul>
        {calls.map((fault, index) => (
          <li key={index}>
            <span>{faultWords(fault)}</span>
            <button type="button" onClick={() => change({ ...faults, calls: calls.toSpliced(index, 1) })}>
              Mend
            </button>
          </li>
        ))}
        {storage !== null && (
          <li>
            <span>{storageFaults[storage]}</span>
            <button type="button" onClick={() => change({ ...faults, storage: null })}>
              Mend
            </button>
          </li>
        )}
        {movedClocks.map((clock) => (
          <li key={clock}>
            <span>{clockWords(clock, faults[clock] ?? 0)}</span>
            <button type="button" onClick={() => change({ ...faults, [clock]: undefined })}>
              Mend
            </button>
          </li>
        ))}
      </ul>
      <StandIns standIns={standIns} onChange={(one, mode) => void switchStandIn(one, mode)} />
      <NewClock isGone={isGone} onMove={(clock, minutes) => change({ ...faults, [clock]: minutes || undefined })} />
      <NewFault isGone={isGone} onAdd={(fault) => change({ ...faults, calls: [...calls, fault] })} />
    </details>
  );
}
