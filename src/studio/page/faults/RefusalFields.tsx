import { useId } from "react";
import { isProblemAction } from "../../../../domain/failure.ts";
import { codesOf, problemActionNames, refusalStatuses } from "../../faults/codes.ts";
import { canBeWaitedFor, problemCodePattern, type Refusal, usualRefusal } from "../../faults/problem.ts";

type Props = { operation: string; refusal: Refusal; onChange: (refusal: Refusal) => void };

/** With what a call is refused: a code that the contract knows or any other, and what is to be otherwise than the service has it then. */
export function RefusalFields({ operation, refusal, onChange }: Props) {
  const list = useId();
  const { code = "", status, action, waitSeconds } = refusal;
  const usual = usualRefusal(code);
  return (
    <>
      <label>
        Code{" "}
        <input
          required
          list={list}
          pattern={problemCodePattern.source}
          placeholder="slotTaken"
          value={code}
          onChange={({ target }) => onChange({ ...refusal, code: target.value })}
        />
      </label>
      <datalist id={list}>
        {codesOf(operation).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <label>
        Status{" "}
        <select
          value={status ?? ""}
          onChange={({ target }) => onChange({ ...refusal, status: Number(target.value) || undefined })}
        >
          <option value="">{`as usual: ${usual.status}`}</option>
          {refusalStatuses.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <label>
        Action{" "}
        <select
          value={action ?? ""}
          onChange={({ target: { value } }) =>
            onChange({ ...refusal, action: isProblemAction(value) ? value : undefined })
          }
        >
          <option value="">{`as usual: ${usual.action ?? "none"}`}</option>
          {problemActionNames.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {canBeWaitedFor(refusal) && (
        <label>
          Wait, seconds{" "}
          <input
            type="number"
            min="1"
            step="1"
            value={waitSeconds ?? ""}
            onChange={({ target }) => onChange({ ...refusal, waitSeconds: Number(target.value) || undefined })}
          />
        </label>
      )}
    </>
  );
}
