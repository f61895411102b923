import { setImmediate } from "node:timers/promises";
import { createActor, type AnyActorRef, type EventFromLogic } from "xstate";
import { CallFailed, type Failure } from "../../../domain/failure.ts";
import { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import type { DeletionEvent, DeletionFact } from "../../../machines/account-deletion/types.ts";
import { reservationMachine } from "../../../machines/reservation/machine.ts";
import type { ReservationFact, ReservationInput } from "../../../machines/reservation/types.ts";
import { sessionMachine } from "../../../machines/session/machine.ts";
import type { SessionEvent, SessionFact, SessionInput } from "../../../machines/session/types.ts";
import { signInMachine } from "../../../machines/sign-in/machine.ts";
import type { SignInEvent, SignInFact, SignInInput } from "../../../machines/sign-in/types.ts";
import {
  accountVerificationMachine,
  smsVerificationMachine,
  type AccountVerificationInput,
  type SmsVerificationInput,
} from "../../../machines/sms-verification/machine.ts";
import { keyOf, withoutKey } from "../../paths/machine/sight.ts";
import { World } from "../../paths/machine/world.ts";
import { stateName } from "../../paths/walk/state-name.ts";

/** The guided reservation, running; the world around it answers when the test says so. */
export function runReservation(input: ReservationInput) {
  const world = new World();
  const facts: ReservationFact[] = [];
  const actor = createActor<typeof reservationMachine>(world.around(reservationMachine), { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: EventFromLogic<typeof reservationMachine>[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    codeState: () => stateName(childOf(actor).getSnapshot().value),
    enterCode: (code: string) => childOf(actor).send({ type: "code.entered", code }),
  };
}

/** The proving of a phone, running by itself. */
export function runSmsVerification(input: SmsVerificationInput) {
  const world = new World();
  const actor = createActor<typeof smsVerificationMachine>(world.around(smsVerificationMachine), { input });
  actor.start();
  return {
    ...hands(actor, world),
    send: (...events: EventFromLogic<typeof smsVerificationMachine>[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    output: () => actor.getSnapshot().output,
  };
}

/** The proving of a phone for an account, running by itself. */
export function runAccountVerification(input: AccountVerificationInput) {
  const world = new World();
  const actor = createActor<typeof accountVerificationMachine>(world.around(accountVerificationMachine), { input });
  actor.start();
  return {
    ...hands(actor, world),
    send: (...events: EventFromLogic<typeof accountVerificationMachine>[]) =>
      events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    output: () => actor.getSnapshot().output,
  };
}

/** Signing in, running. */
export function runSignIn(input: SignInInput) {
  const world = new World();
  const facts: SignInFact[] = [];
  const actor = createActor<typeof signInMachine>(world.around(signInMachine), { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: SignInEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    failures: () => actor.getSnapshot().context.failures,
    state: () => stateName(actor.getSnapshot().value),
    codeState: () => stateName(childOf(actor).getSnapshot().value),
    enterCode: (code: string) => childOf(actor).send({ type: "code.entered", code }),
    output: () => actor.getSnapshot().output,
  };
}

/** The deletion of an account, running. */
export function runAccountDeletion() {
  const world = new World();
  const facts: DeletionFact[] = [];
  const actor = createActor<typeof accountDeletionMachine>(world.around(accountDeletionMachine));
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: DeletionEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
  };
}

/** The session of a device, running. */
export function runSession(session: SessionInput["session"]) {
  const world = new World();
  const facts: SessionFact[] = [];
  const actor = createActor<typeof sessionMachine>(world.around(sessionMachine), { input: { session } });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: SessionEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    session: () => actor.getSnapshot().context.session,
    state: () => stateName(actor.getSnapshot().value),
  };
}

function hands(actor: AnyActorRef & { stop(): unknown }, world: World) {
  const callOf = (id: string) => {
    const call = world.openCall(id);
    if (!call) throw new Error(`Nothing waits for ${id}.`);
    return call;
  };
  return {
    world,
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

function childOf(actor: AnyActorRef): AnyActorRef {
  const child: AnyActorRef | undefined = actor.getSnapshot().children.smsVerification;
  if (!child) throw new Error("No phone is being proven.");
  return child;
}
