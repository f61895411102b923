import { type FormEvent, useState } from "react";
import { callFaultKinds, callFaults, type CallFault, type FaultOfCall } from "../../faults/faults.ts";
import { operations } from "../../faults/operations.ts";
import { canBeWaitedFor, type Refusal } from "../../faults/problem.ts";
import styles from "../StudioPage.module.css";
import { RefusalFields } from "./RefusalFields.tsx";

type Props = { isGone: boolean; onAdd: (fault: FaultOfCall) => void };

/** A call that is to go wrong, and how. */
export function NewFault({ isGone, onAdd }: Props) {
  const [operation, setOperation] = useState("");
  const [kind, setKind] = useState<CallFault>("offline");
  const [refusal, setRefusal] = useState<Refusal>({});
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = operations.find((one) => one.operation === operation) ?? { operation: "", method: "", path: "" };
    onAdd({ ...found, kind, ...(kind === "refused" && chosenOf(refusal)) });
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
      {kind === "refused" && <RefusalFields operation={operation} refusal={refusal} onChange={setRefusal} />}
      <button type="submit" disabled={isGone}>
        Add
      </button>
    </form>
  );
}

/** Without what was not chosen, and without a wait where nothing can be waited for. */
function chosenOf(refusal: Refusal): Refusal {
  const { code, status, action, waitSeconds } = refusal;
  return {
    code,
    ...(status !== undefined && { status }),
    ...(action !== undefined && { action }),
    ...(waitSeconds !== undefined && canBeWaitedFor(refusal) && { waitSeconds }),
  };
}
