import type { Passage } from "../stage/call.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";

type Answer = Driver["answers"][string];

/** The network's doing: the same for every operation. */
export function passes(operation: string, passage: Passage): Answer {
  return ({ gate }) => gate.open(operation, passage);
}

/** The network brings the call after something has happened, which may depend on what the call carries. */
export function after<Call>(operation: string, happens: (stage: Stage, call: Call) => Promise<unknown>): Answer {
  return async (stage) => {
    const call: Call = (await stage.gate.waiting(operation)).body();
    await happens(stage, call);
    await stage.gate.open(operation, "brings");
  };
}

/** The call comes from an address that has asked too often. */
export function askTooOften(operation: string): Answer {
  return async ({ gate, flooder }) =>
    gate.open(operation, "brings", { headers: { "x-forwarded-for": await flooder.flood() } });
}
