import { StateMachine, type AnyStateMachine } from "xstate";
import { describe, expect, it } from "vitest";
import { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { cardSavingMachine } from "../../../machines/card-saving/machine.ts";
import { contactsMachine } from "../../../machines/contacts/machine.ts";
import { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import { payerMachine } from "../../../machines/payer/machine.ts";
import { reservationMachine } from "../../../machines/reservation/machine.ts";
import { reservationChangeMachine } from "../../../machines/reservation-change/machine.ts";
import { reviewMachine } from "../../../machines/review/machine.ts";
import { sessionMachine } from "../../../machines/session/machine.ts";
import { signInMachine } from "../../../machines/sign-in/machine.ts";
import { smsVerificationMachine } from "../../../machines/sms-verification/machine.ts";
import { createClient } from "../../../src/api/client.ts";
import { surveyEffects } from "../../../src/effects/survey.ts";
import { surveyMachine } from "../../../machines/survey/machine.ts";
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
import { smsVerificationEffects } from "../../../src/effects/sms-verification.ts";
import { machines } from "../../paths/machines.ts";
import { answering, base, nowhere, visitor } from "../../api/calls.ts";
import { effectNeeds } from "../../support/effect-needs.ts";

type Actors = Readonly<Record<string, unknown>>;

/** The actors that a machine names and nobody gives it, its children's too: "smsVerification.checkSmsCode". */
function missing({ implementations }: AnyStateMachine, given: Actors): string[] {
  return Object.entries<unknown>(implementations.actors).flatMap(([name, named]) => {
    const logic = given[name];
    if (!logic || logic === named) return [name];
    if (!(named instanceof StateMachine)) return [];
    if (!(logic instanceof StateMachine)) return [name];
    return missing(named, logic.implementations.actors).map((inner) => `${name}.${inner}`);
  });
}

function unknown({ implementations }: AnyStateMachine, given: Actors): string[] {
  return Object.keys(given).filter((name) => !(name in implementations.actors));
}

const client = createClient({
  baseUrl: base,
  pictureBase: "",
  fetch: answering(Response.error()).fetch,
  known: () => visitor,
  notFound: nowhere,
});
const visitId = "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11";
const needs = effectNeeds(client);

const processes: [name: string, machine: AnyStateMachine, given: Actors, without?: string[]][] = [
  ["account-deletion", accountDeletionMachine, accountDeletionEffects(needs)],
  [
    "card-payment",
    cardPaymentMachine,
    prepaymentEffects({ ...needs, pollForMs: 1000, reservationId: visitId, secret: undefined }),
    ["bringProof"],
  ],
  [
    "card-payment",
    cardPaymentMachine,
    paymentLinkEffects({ ...needs, pollForMs: 1000, key: { firmId: 1, code: "k3VbT0xqYw9Lr2ZaH8cQmA" } }),
    ["bringProof"],
  ],
  [
    "card-payment",
    cardPaymentMachine,
    giftCardPaymentEffects({ ...needs, pollForMs: 1000, giftCardId: visitId, secret: undefined }),
    ["bringProof"],
  ],
  [
    "card-payment",
    cardPaymentMachine,
    cardBindingEffects({ ...needs, pollForMs: 1000, bindingId: visitId }),
    ["payBySavedCard", "payAtPage"],
  ],
  [
    "card-saving",
    cardSavingMachine,
    cardSavingEffects({ ...needs, pollForMs: { opened: 0, known: 0 }, visit: undefined }),
  ],
  ["gift-card", giftCardMachine, giftCardActors(needs)],
  ["payer", payerMachine, payerActors(needs)],
  ["reservation", reservationMachine, reservationActors(needs)],
  ["reservation-change", reservationChangeMachine, reservationChangeEffects(needs)],
  ["review", reviewMachine, reviewEffects(needs)],
  [
    "session",
    sessionMachine,
    sessionEffects({
      client,
      device: needs.device,
      now: Date.now,
      stored: () => null,
      refreshKey: { read: () => null, write: () => {} },
      withLock: (_, act) => act(),
      webSessionId: () => "",
    }),
  ],
  [
    "sign-in",
    signInMachine,
    signInActors({ ...needs, referrer: () => "direct", recaptcha: () => Promise.resolve("03AGdBq27") }),
  ],
  ["survey", surveyMachine, surveyEffects(needs)],
];

it("Every process of the app is given its actors here, or with the one that it is a child of", () => {
  const children = machines.flatMap((machine) => Object.values(machine.children).map(({ machine: { id } }) => id));
  const own = machines.filter(({ paths }) => !children.includes(paths.machine.id)).map(({ name }) => name);
  expect([...new Set(processes.map(([name]) => name))]).toEqual(own);
});

describe.each(processes)("The process of %s", (_, machine, given, without = []) => {
  it("is given every actor that it names, but for the roles that what is paid for does without", () => {
    expect(missing(machine, given)).toEqual(without);
  });

  it("is given no actor that it does not name", () => {
    expect(unknown(machine, given)).toEqual([]);
  });
});

describe("An actor that was forgotten", () => {
  it("is found, in the process itself and in its children", () => {
    const { contacts: _, ...others } = reservationActors(needs);
    const { checkSmsCode: __, ...rest } = smsVerificationEffects(needs);
    const smsVerification = smsVerificationMachine.provide({ actors: rest });
    const forgetful = contactsMachine.provide({ actors: { smsVerification } });
    expect(missing(reservationMachine, others)).toEqual(["contacts"]);
    expect(missing(reservationMachine, { ...others, contacts: forgetful })).toEqual([
      "contacts.smsVerification.checkSmsCode",
    ]);
  });
});
