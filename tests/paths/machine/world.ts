import {
  createActor,
  fromPromise,
  StateMachine,
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyStateMachine,
} from "xstate";
import { failureOf } from "../../../domain/failure.ts";
import type { Entry } from "../models/model.ts";
import { withoutKey } from "./call-key.ts";

/** A call of an effect, open until the world answers it or the machine gives it up. */
export type Call = {
  /** The invoke's id. */
  id: string;
  /** The effect: an operationId, or a wait. */
  effect: string;
  input: unknown;
  /** The session of the machine that called. */
  caller: string;
  /** `unknown`: no answer came, or none that means anything. */
  outcome: "open" | "answered" | "refused" | "unknown" | "givenUp";
  /** How many times before it all intents had come to their end. */
  era: number;
  answer(output: unknown): void;
  fail(error: unknown): void;
};

/** The outside world under a test's hand: it records every call and answers when it is told to. */
export class World {
  readonly calls: Call[] = [];
  /** All that happened, in its order. */
  readonly log: Entry[] = [];
  #era = 0;

  /** An actor of the machine, every effect of which and of its children is played by this world. */
  create(machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>): Actor<AnyStateMachine> {
    const actor = createActor(playedOf(machine), options);
    worlds.set(actor.system, this);
    return actor;
  }

  /** The latest open call of an invoke. */
  openCall(id: string): Call | undefined {
    return this.calls.findLast((call) => call.id === id && call.outcome === "open");
  }

  /** Whatever was asked so far is meant no more. */
  endIntents(): void {
    this.#era += 1;
  }

  /** Plays an effect that is called. */
  play(effect: string, { input, signal, self }: PromiseArguments): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call: Call = {
        id: self.id,
        effect,
        input,
        caller: self._parent?.sessionId ?? "",
        outcome: "open",
        era: this.#era,
        answer: (output) => {
          call.outcome = "answered";
          this.log.push({ type: "answered", id: call.id, effect, output });
          resolve(output);
        },
        fail: (error) => {
          const failure = failureOf(error);
          call.outcome = failure.kind === "refused" ? "refused" : "unknown";
          this.log.push({ type: "failed", id: call.id, effect, failure });
          reject(error);
        },
      };
      this.calls.push(call);
      this.log.push({ type: "called", id: call.id, effect, input: withoutKey(input) });
      signal.addEventListener("abort", () => {
        if (call.outcome === "open") call.outcome = "givenUp";
      });
    });
  }
}

type PromiseArguments = Parameters<Parameters<typeof fromPromise<unknown, unknown>>[0]>[0];

/** Which world plays the effects of the actors of a system. */
const worlds = new WeakMap<ActorSystem<ActorSystemInfo>, World>();
/** A machine whose effects are played by the world of whoever runs it: to make one takes longer than to run it. */
const played = new WeakMap<AnyStateMachine, AnyStateMachine>();

function playedOf(machine: AnyStateMachine): AnyStateMachine {
  const known = played.get(machine);
  if (known) return known;
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? playedOf(logic) : playedEffect(name),
  ]);
  const made = machine.provide({ actors: Object.fromEntries(actors) });
  played.set(machine, made);
  return made;
}

function playedEffect(effect: string): AnyActorLogic {
  return fromPromise<unknown, unknown>((called) => {
    const world = worlds.get(called.system);
    if (!world) throw new Error(`No world plays ${effect}.`);
    return world.play(effect, called);
  });
}
