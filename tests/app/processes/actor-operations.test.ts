import { createActor, type PromiseActorLogic, StateMachine, toPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import { CallFailed } from "../../../domain/failure.ts";
import { operationsOf } from "../../../machines/card-payment/operations.ts";
import { hold, startTime } from "../../../machines/kit/examples.ts";
import { createClient } from "../../../src/api/client.ts";
import { surveyEffects } from "../../../src/effects/survey.ts";
import { giftCardActors } from "../../../src/app/processes/gift-cards/gift-card.tsx";
import { payerActors } from "../../../src/app/processes/payments/payer.tsx";
import { reservationActors } from "../../../src/app/processes/reservations/reservation-actors.ts";
import { signInActors } from "../../../src/app/processes/account/sign-in.tsx";
import { accountDeletionEffects } from "../../../src/effects/account-deletion.ts";
import { cardBindingEffects } from "../../../src/effects/card-binding.ts";
import { prepaymentEffects } from "../../../src/effects/prepayment-payment.ts";
import { cardSavingEffects } from "../../../src/effects/card-saving.ts";
import { giftCardPaymentEffects } from "../../../src/effects/gift-card-payment.ts";
import { paymentLinkEffects } from "../../../src/effects/payment-link.ts";
import { reservationChangeEffects } from "../../../src/effects/reservation-change.ts";
import { reviewEffects } from "../../../src/effects/review.ts";
import { sessionEffects } from "../../../src/effects/session.ts";
import { answering, base, nowhere, visitor, type Call } from "../../api/calls.ts";
import { replay } from "../../paths/machine/replay.ts";
import { mutations } from "../../paths/machine/mutations.ts";
import { machines } from "../../paths/machines.ts";
import { transitionsOf } from "../../paths/walk/generate.ts";
import { operationOf } from "../../support/operations.ts";
import { effectNeeds } from "../../support/effect-needs.ts";

/** The actors that ask nothing of the service; all others are named by the operation that they call, or said to call others. */
const local = ["waitUntil"];

/** Signing out goes on whatever is answered. */
const unjudged = ["signOut", "jsfLogout"];

const nothing = () => new Response(null, { status: 204 });
let answered = nothing;
const { fetch, calls } = answering(async () => answered());
const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
/** A minute before the time that is wanted: what is express can be had. */
const clock = { now: () => Date.parse(startTime) - 60_000 };
const needs = { ...effectNeeds(client), clock };

/** The one operation that stands behind each role where this is paid for. */
function asRoles(subject: PaymentSubject): Readonly<Record<string, string[]>> {
  return Object.fromEntries(Object.entries(operationsOf[subject]).map(([role, operation]) => [role, [operation]]));
}

const noPolling = { opened: 0, known: 0 };

/** Each process with its actors, and what those of them call that are not named by it. */
const processes: [name: string, actors: object, operations: Readonly<Record<string, string[]>>][] = [
  ["account-deletion", accountDeletionEffects(needs), {}],
  [
    "card-payment",
    prepaymentEffects({ ...needs, pollForMs: 0, reservationId: hold.reservationId, secret: hold.secret }),
    asRoles("reservation"),
  ],
  [
    "card-payment of a payment link",
    paymentLinkEffects({ ...needs, pollForMs: 0, key: { firmId: 1, code: "k3VbT0xqYw9Lr2ZaH8cQmA" } }),
    asRoles("link"),
  ],
  [
    "card-payment of a gift card",
    giftCardPaymentEffects({ ...needs, pollForMs: 0, giftCardId: hold.reservationId, secret: hold.secret }),
    asRoles("giftCard"),
  ],
  [
    "card-payment of a card that is saved",
    cardBindingEffects({ ...needs, pollForMs: 0, bindingId: hold.reservationId }),
    asRoles("card"),
  ],
  ["card-saving", cardSavingEffects({ ...needs, pollForMs: noPolling, visit: undefined }), {}],
  [
    "card-saving on the way to pay",
    cardSavingEffects({
      ...needs,
      pollForMs: noPolling,
      visit: { reservationId: hold.reservationId, secret: hold.secret },
    }),
    { startCardSaving: ["startCardSavingForVisit"] },
  ],
  ["gift-card", giftCardActors(needs), {}],
  ["payer", payerActors(needs), {}],
  ["reservation-change", reservationChangeEffects(needs), {}],
  ["review", reviewEffects(needs), {}],
  [
    "reservation",
    reservationActors(needs),
    { "timeHold.createReservation": ["createReservation", "createExpressReservation"] },
  ],
  ["survey", surveyEffects(needs), {}],
  [
    "session",
    sessionEffects({
      client,
      device: needs.device,
      now: Date.now,
      stored: () => null,
      refreshKey: { read: () => null, write: () => {} },
      withLock: (_, act) => act(),
      webSessionId: () => "",
    }),
    {},
  ],
  ["sign-in", signInActors(needs), {}],
];

type NamedEffect = [name: string, effect: unknown, place: string];

/** The effects of a process and of its children, by the names that their machines have for them, and where they are. */
function effectsOf(actors: object, of = ""): NamedEffect[] {
  return Object.entries<unknown>({ ...actors }).flatMap(([name, logic]): NamedEffect[] =>
    logic instanceof StateMachine
      ? effectsOf(logic.implementations.actors, `${of}${name}.`)
      : [[name, logic, of + name]],
  );
}

function isEffect(logic: unknown): logic is PromiseActorLogic<unknown> {
  return typeof logic === "object" && logic !== null && "transition" in logic;
}

/** What actors of a name are asked with, an input of each shape, wherever a machine of the project asks for something. */
async function inputsOfEffects(): Promise<ReadonlyMap<string, ReadonlyMap<string, unknown>>> {
  const inputs = new Map<string, Map<string, unknown>>();
  for (const { paths, children } of machines) {
    for (const { steps } of transitionsOf(paths)) {
      for (const { calls: asked } of (await replay(paths, steps, children)).observed) {
        for (const { effect, input } of asked) {
          const shape = Object.keys({ ...(typeof input === "object" && input) }).join();
          inputs.set(effect, (inputs.get(effect) ?? new Map<string, unknown>()).set(shape, input));
        }
      }
    }
  }
  return inputs;
}

const inputs = await inputsOfEffects();

/** What an effect is given for itself, and does not say to the service. */
const keptHere: Record<string, string[]> = {
  createReservation: ["startTime", "until"],
  getSmsDelivery: ["until"],
  checkSmsCode: ["phone"],
  refreshTokens: ["userId", "signedInAt"],
  readPayable: ["while"],
  getCardSaving: ["until"],
};

/** All that a call says. */
function saidBy({ path, query, headers, body }: Call): string[] {
  return [path, query, ...headers.values(), ...leavesOf(JSON.parse(body || "null")).values()].map(String);
}

/** What a machine says, under a key that no other call has, where its operation acts. */
function withItsKey(name: string, said: unknown) {
  const operationKey = mutations.has(name) ? newIdempotencyKey() : null;
  return {
    operationKey,
    input: operationKey === null ? said : Object.assign({}, said, { idempotencyKey: operationKey }),
  };
}

/** Each string and number within a value, by its name. */
function leavesOf(value: unknown, name = ""): Map<string, unknown> {
  if (typeof value === "string" || typeof value === "number") return new Map([[name, value]]);
  return new Map(
    Object.entries({ ...(typeof value === "object" && value) }).flatMap(([key, one]) => [...leavesOf(one, key)]),
  );
}

describe.each(processes)("The process of %s", (_, actors, operations) => {
  it.each(effectsOf(actors).filter(([name]) => !local.includes(name)))(
    "calls by the actor %s the operations that it is there for, and nothing else",
    async (name, effect, place) => {
      if (!isEffect(effect)) throw new Error(`${name} is no effect`);
      calls.length = 0;
      answered = nothing;
      for (const known of inputs.get(name)?.values() ?? []) {
        const { input } = withItsKey(name, known);
        // Whatever is answered: what counts is what was asked. An input of another actor of this name asks nothing.
        await toPromise(createActor(effect, { input }).start()).catch(() => {});
      }
      expect(new Set(calls.map(({ method, path }) => operationOf(method, path)))).toEqual(
        new Set(operations[place] ?? [name]),
      );
    },
  );

  it.each(effectsOf(actors).filter(([name]) => !local.includes(name)))(
    "says to the service by %s all that its machine says, and acts under the key of its intent",
    async (name, effect) => {
      if (!isEffect(effect)) throw new Error(`${name} is no effect`);
      answered = nothing;
      for (const known of inputs.get(name)?.values() ?? []) {
        const { operationKey, input } = withItsKey(name, known);
        calls.length = 0;
        await toPromise(createActor(effect, { input }).start()).catch(() => {});
        for (const call of calls) {
          expect(call.headers.get("Idempotency-Key")).toBe(operationKey);
          const wire = saidBy(call);
          const kept = [...leavesOf(input)].filter(([, value]) => !wire.some((one) => one.includes(String(value))));
          expect(keptHere[name] ?? []).toEqual(expect.arrayContaining(kept.map(([what]) => what)));
        }
      }
    },
  );

  it.each(effectsOf(actors).filter(([name]) => ![...local, ...unjudged].includes(name)))(
    "takes a success of %s without what the contract promises for one of somebody else: its outcome is unknown",
    async (name, effect) => {
      if (!isEffect(effect)) throw new Error(`${name} is no effect`);
      const portal = [() => Response.json({}), () => Response.json("Welcome"), () => new Response("<html>")];
      for (const body of portal) {
        answered = body;
        const outcomes: unknown[] = [];
        for (const known of inputs.get(name)?.values() ?? []) {
          calls.length = 0;
          const { input } = withItsKey(name, known);
          const outcome = await toPromise(createActor(effect, { input }).start()).catch((error: unknown) => error);
          if (calls.length > 0) outcomes.push(outcome);
        }
        expect(outcomes).not.toEqual([]);
        for (const outcome of outcomes) expect(outcome).toEqual(new CallFailed({ kind: "broken" }));
      }
    },
  );
});
