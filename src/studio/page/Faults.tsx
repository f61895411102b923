import { type FormEvent, useState } from "react";
import { readStudioFaults, writeStudioFaults } from "../../browser/studio-faults.ts";
import {
  callFaultKinds,
  callFaults,
  type CallFault,
  type FaultOfCall,
  type Faults,
  noFaults,
  readFaults,
} from "../faults/faults.ts";
import { operations } from "../faults/operations.ts";
import { problemCodePattern } from "../faults/problem.ts";
import { type FaultSet, faultSets } from "../faults/sets.ts";
import styles from "./StudioPage.module.css";

/**
 * What is to go wrong in the pages of this browser: calls from the next one on, the storage from the next load on.
 * @param onOpenTab opens the page that is looked at once more
 */
export function Faults({ onOpenTab }: { onOpenTab: () => void }) {
  const [faults, setFaults] = useState(() => readFaults(readStudioFaults()));
  const change = (changed: Faults) => {
    writeStudioFaults(JSON.stringify(changed));
    setFaults(changed);
  };
  const apply = ({ opensTab, ...wanted }: FaultSet) => {
    change(wanted);
    if (opensTab) onOpenTab();
  };
  const { calls, storage } = faults;
  const count = calls.length + (storage === null ? 0 : 1);
  return (
    <details className={styles.faults} open={count > 0 || undefined}>
      <summary>{count === 0 ? "Break something" : `Broken on purpose: ${count}`}</summary>
      <div className={styles.send}>
        {Object.entries(faultSets).map(([name, set]) => (
          <button key={name} type="button" onClick={() => apply(set)}>
            {name}
          </button>
        ))}
        <button type="button" disabled={count === 0} onClick={() => change(noFaults)}>
          Mend everything
        </button>
      </div>
      <ul>
        {calls.map((fault, index) => (
          <li key={index}>
            <span>
              {fault.operation === "" ? "Every call" : fault.operation} {callFaults[fault.kind]}
              {fault.kind === "refused" && `: ${fault.code}`}
            </span>
            <button type="button" onClick={() => change({ ...faults, calls: calls.toSpliced(index, 1) })}>
              Mend
            </button>
          </li>
        ))}
        {storage !== null && (
          <li>
            <span>The storage is {storage} once a page is loaded</span>
            <button type="button" onClick={() => change({ ...faults, storage: null })}>
              Mend
            </button>
          </li>
        )}
      </ul>
      <NewFault onAdd={(fault) => change({ ...faults, calls: [...calls, fault] })} />
    </details>
  );
}

function NewFault({ onAdd }: { onAdd: (fault: FaultOfCall) => void }) {
  const [operation, setOperation] = useState("");
  const [kind, setKind] = useState<CallFault>("offline");
  const [code, setCode] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = operations.find((one) => one.operation === operation) ?? { operation: "", method: "", path: "" };
    onAdd({ ...found, kind, ...(kind === "refused" && { code }) });
  };
  return (
    <form className={styles.send} onSubmit={add}>
      <label>
        Call{" "}
        <select value={operation} onChange={({ target }) => setOperation(target.value)}>
          <option value="">every call</option>
          {operations.map(({ operation: name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Fault{" "}
        <select
          value={kind}
          onChange={({ target }) => setKind(callFaultKinds.find((one) => one === target.value) ?? "offline")}
        >
          {callFaultKinds.map((one) => (
            <option key={one} value={one}>
              {callFaults[one]}
            </option>
          ))}
        </select>
      </label>
      {kind === "refused" && (
        <label>
          Code{" "}
          <input
            required
            pattern={problemCodePattern.source}
            placeholder="slotTaken"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
      )}
      <button type="submit">Add</button>
    </form>
  );
}
