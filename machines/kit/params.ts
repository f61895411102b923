import { failureOf, type Failure, type ProblemAction } from "../../domain/failure.ts";

/** An action or guard by name whose parameter is the event. */
export function withEvent<Type extends string>(type: Type) {
  return { type, params: <Event>({ event }: { event: Event }): Event => event };
}

/** An action or guard by name whose parameter is what an invoked actor was done with. */
export function withOutput<Type extends string>(type: Type) {
  return { type, params: <Output>({ event }: { event: { output: Output } }): Output => event.output };
}

/** An action or guard by name whose parameter is why an invoked actor failed. */
export function withFailure<Type extends string>(type: Type) {
  return { type, params: failureIn };
}

/** An action or guard by name whose parameter is what a child machine remembers now. */
export function withChild<Type extends string>(type: Type) {
  return {
    type,
    params: <Context>({ event }: { event: { snapshot: { context: Context } } }): Context => event.snapshot.context,
  };
}

/** The guard `isMendedBy`: whether what an invoked actor was refused is mended by this. */
export function mendedBy(action: ProblemAction) {
  return {
    type: "isMendedBy",
    params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error), action }),
  } as const;
}

type MayFail = { kind: string; failure?: Failure };

/** The guard `isMendedBy` for a child machine that is done with a failure. */
export function outputMendedBy(action: ProblemAction) {
  return {
    type: "isMendedBy",
    params: ({ event }: { event: { output: MayFail } }) => ({ failure: event.output.failure ?? null, action }),
  } as const;
}

/** The failure inside of an effect's error event. */
function failureIn({ event }: { event: { error: unknown } }): { failure: Failure } {
  return { failure: failureOf(event.error) };
}
