import { inspect, isDeepStrictEqual } from "node:util";
import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { Failure } from "../../../domain/failure.ts";

/** What an effect is called, and what it was done with. */
type AnyAnswer = { effect: string; output: unknown };

/** The way in was taken. */
export type Start = { type: "entered" };

/** What happens to whoever a model follows: they act, the world answers or does not. */
export type Happening<Event extends EventObject = EventObject, Answer extends AnyAnswer = AnyAnswer> =
  | { type: "did"; event: Event }
  | ({ type: "answered"; id: string } & Answer)
  | { type: "failed"; id: string; effect: string; failure: Failure };

/** A replay as it went: what happened, what the machine and its children called, what it told, how it looked. */
export type Entry =
  | Happening
  | { type: "called"; id: string; effect: string; input: unknown }
  | { type: "told"; fact: EventObject }
  | { type: "looked"; snapshot: AnyMachineSnapshot };

/**
 * What somebody has chosen, typed and been promised, written by hand from the product's rules and from no machine.
 * It says what each call has to carry and what has to be told; a machine that does otherwise is wrong.
 */
export type Model<Event extends EventObject = EventObject, Answer extends AnyAnswer = AnyAnswer> = {
  /** Takes in what happens; answers the facts that have to be told of it. */
  notice(happening: Happening<Event, Answer>): EventObject[];
  /** All that a call has to carry, its Idempotency-Key aside; undefined where nothing of the sort may be called. */
  inputOf(effect: string, id: string): unknown;
  /** The ids of the calls that have to be made of what has happened, after it was noticed. */
  calls(happening: Happening<Event, Answer> | Start): readonly string[];
  /** What has to be shown or kept, by name, beside what is. */
  shown(snapshot: AnyMachineSnapshot): Record<string, [expected: unknown, actual: unknown]>;
};

/** Where a replay differs from the model, in words. */
export function modelFaults(model: Model, log: readonly Entry[]): string[] {
  const due: EventObject[] = [];
  const owed = [...model.calls({ type: "entered" })];
  return log.flatMap((entry): string[] => {
    switch (entry.type) {
      case "called": {
        const { effect, id, input } = entry;
        const isOwed = owed.includes(id);
        if (isOwed) owed.splice(owed.indexOf(id), 1);
        const unasked = isOwed ? [] : [`${id} is called, and nothing asks for it`];
        return [...unasked, ...compare(`${effect} (${id}) is called with`, input, model.inputOf(effect, id))];
      }
      case "told":
        return compare("it is told", entry.fact, due.shift());
      case "looked": {
        const kept = Object.entries(model.shown(entry.snapshot));
        const late = due.splice(0).map((fact) => `it is not told ${inspect(fact)}`);
        const missing = owed.splice(0).map((id) => `${id} is not called`);
        return [...late, ...missing, ...kept.flatMap(([name, [expected, actual]]) => compare(name, actual, expected))];
      }
      default:
        due.push(...model.notice(entry));
        owed.push(...model.calls(entry));
        return [];
    }
  });
}

function compare(what: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return [];
  return [`${what} ${inspect(actual, { depth: 9 })} and not ${inspect(expected, { depth: 9 })}`];
}
