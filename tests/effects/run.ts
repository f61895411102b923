import { createActor, type PromiseActorLogic, toPromise } from "xstate";

/** Runs one effect to its end. */
export function run<Output, Input extends object>(
  logic: PromiseActorLogic<Output, Input>,
  input: NoInfer<Input>,
): Promise<Output> {
  return toPromise(createActor(logic, { input }).start());
}
