import { setImmediate } from "node:timers/promises";
import type { AnyActorRef } from "xstate";
import { CallFailed, type Failure } from "../../../domain/failure.ts";
import { keyOf, withoutKey } from "../../paths/machine/call-key.ts";
import type { World } from "../../paths/machine/world.ts";

/** What a test does to a running machine, and what it learns of its calls. */
export function hands<Actor extends AnyActorRef & { stop(): unknown }>(actor: Actor, world: World) {
  const callOf = (id: string) => {
    const call = world.openCall(id);
    if (!call) throw new Error(`Nothing waits for ${id}.`);
    return call;
  };
  return {
    world,
    snapshot: (): ReturnType<Actor["getSnapshot"]> => actor.getSnapshot(),
    stop: () => actor.stop(),
    answer: async (id: string, output?: unknown) => {
      callOf(id).answer(output);
      await setImmediate();
    },
    fail: async (id: string, failure: Failure) => {
      callOf(id).fail(new CallFailed(failure));
      await setImmediate();
    },
    /** What the effect was asked to do, call by call. */
    asked: (effect: string) =>
      world.calls.filter((call) => call.effect === effect).map(({ input }) => withoutKey(input)),
    keys: (effect: string) => world.calls.filter((call) => call.effect === effect).map(({ input }) => keyOf(input)),
  };
}

/** The child, or the child of a child, by the ids of the invokes. */
export function childOf(actor: AnyActorRef, ...ids: string[]): AnyActorRef {
  return ids.reduce((parent, id) => {
    const child: AnyActorRef | undefined = parent.getSnapshot().children[id];
    if (!child) throw new Error(`There is no ${id} now.`);
    return child;
  }, actor);
}
