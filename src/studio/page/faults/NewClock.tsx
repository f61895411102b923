import { type FormEvent, useState } from "react";
import { longestClockMinutes } from "../../../../domain/studio-addresses.ts";
import { clockNames, clockUnits, type Clock, type ClockUnit } from "../../faults/words.ts";
import styles from "../StudioPage.module.css";

type Props = { isGone: boolean; onMove: (clock: Clock, minutes: number) => void };

/** A clock that is to be off, and by how much; behind where it is less than nothing. */
export function NewClock({ isGone, onMove }: Props) {
  const [clock, setClock] = useState<Clock>("deviceClock");
  const [ahead, setAhead] = useState("1");
  const [unit, setUnit] = useState<ClockUnit>("hours");
  const most = Math.floor(longestClockMinutes / clockUnits[unit]);
  const move = (event: FormEvent) => {
    event.preventDefault();
    onMove(clock, Number(ahead) * clockUnits[unit]);
  };
  return (
    <form className={styles.send} onSubmit={move}>
      <label>
        Clock{" "}
        <select
          value={clock}
          onChange={({ target }) => setClock(target.value === "serviceClock" ? target.value : "deviceClock")}
        >
          {Object.entries(clockNames).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Ahead by{" "}
        <input
          type="number"
          required
          step="1"
          min={-most}
          max={most}
          value={ahead}
          onChange={({ target }) => setAhead(target.value)}
        />
      </label>
      <label>
        Unit{" "}
        <select
          value={unit}
          onChange={({ target }) => setUnit(unitNames.find((one) => one === target.value) ?? "hours")}
        >
          {unitNames.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={isGone}>
        Move
      </button>
    </form>
  );
}

const unitNames = ["minutes", "hours", "days"] as const;
