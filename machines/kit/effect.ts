import { fromPromise, type PromiseActorLogic } from "xstate";

/**
 * Names an effect that a machine needs and the app provides (design §2).
 * A machine that runs without the real one says so instead of looking like a failed network.
 */
export function effect<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => {
    throw new EffectNotProvided(name);
  });
}

export class EffectNotProvided extends Error {
  override readonly name = "EffectNotProvided";
  constructor(effectName: string) {
    super(`The effect ${effectName} is not provided: see src/effects.`);
  }
}
