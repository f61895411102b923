import { type Actor, type EventFromLogic, type InspectionEvent } from "xstate";
import {
  surveyMachine,
  type SurveyEvent,
  type SurveyFact,
  type SurveyInput,
} from "../../../machines/survey/machine.ts";
import { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import type { DeletionEvent, DeletionFact } from "../../../machines/account-deletion/types.ts";
import { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { CardPaymentEvent, CardPaymentFact, CardPaymentInput } from "../../../machines/card-payment/types.ts";
import { cardSavingMachine } from "../../../machines/card-saving/machine.ts";
import type { CardSavingEvent, CardSavingFact, CardSavingInput } from "../../../machines/card-saving/types.ts";
import { contactsMachine } from "../../../machines/contacts/machine.ts";
import type { ContactsEvent, ContactsInput } from "../../../machines/contacts/types.ts";
import { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import type { GiftCardEvent, GiftCardFact, GiftCardInput } from "../../../machines/gift-card/types.ts";
import { payerMachine } from "../../../machines/payer/machine.ts";
import type { PayerEvent, PayerFact, PayerInput } from "../../../machines/payer/types.ts";
import { reservationMachine } from "../../../machines/reservation/machine.ts";
import type { ReservationFact, ReservationInput } from "../../../machines/reservation/types.ts";
import { reservationChangeMachine } from "../../../machines/reservation-change/machine.ts";
import type { ChangeEvent, ChangeFact, ChangeInput } from "../../../machines/reservation-change/types.ts";
import { reviewMachine } from "../../../machines/review/machine.ts";
import type { ReviewEvent, ReviewFact, ReviewInput } from "../../../machines/review/types.ts";
import { sessionMachine } from "../../../machines/session/machine.ts";
import type { SessionEvent, SessionFact, SessionInput } from "../../../machines/session/types.ts";
import { signInMachine } from "../../../machines/sign-in/machine.ts";
import type { SignInEvent, SignInFact, SignInInput } from "../../../machines/sign-in/types.ts";
import { smsVerificationMachine, type VerificationInput } from "../../../machines/sms-verification/machine.ts";
import { timeHoldMachine, type TimeHoldInput } from "../../../machines/time-hold/machine.ts";
import { World } from "../../paths/machine/world.ts";
import { stateName } from "../../../machines/kit/chart.ts";
import { childOf, hands } from "./hands.ts";

/** Who looks on. */
export type Inspected = { inspect?: (event: InspectionEvent) => void };

/** The guided reservation, running; the world around it answers when the test says so. */
export function runReservation(input: ReservationInput, options: Inspected = {}) {
  const world = new World();
  const facts: ReservationFact[] = [];
  const actor: Actor<typeof reservationMachine> = world.create(reservationMachine, { input, ...options });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: EventFromLogic<typeof reservationMachine>[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    /** What the client does at the contacts. */
    sendContacts: (...events: ContactsEvent[]) => events.forEach((event) => childOf(actor, "contacts").send(event)),
    contactsState: () => stateName(childOf(actor, "contacts").getSnapshot().value),
    /** Why it did not get further, as the process and its children say. */
    failures: () => {
      const { children, context } = actor.getSnapshot();
      const { contacts, timeHold } = children;
      const smsVerification = contacts?.getSnapshot().children.smsVerification;
      const own = [context.failure, context.allocationFailure];
      return [
        ...own,
        ...[contacts, timeHold, smsVerification].map((one) => one?.getSnapshot().context.failure ?? null),
      ];
    },
    contactsFailure: () => childOf(actor, "contacts").getSnapshot().context.failure,
    codeState: () => stateName(childOf(actor, "contacts", "smsVerification").getSnapshot().value),
    enterCode: (code: string) => childOf(actor, "contacts", "smsVerification").send({ type: "code.entered", code }),
    timeHoldState: () => stateName(childOf(actor, "timeHold").getSnapshot().value),
    retry: () => childOf(actor, "timeHold").send({ type: "retry.requested" }),
    extend: () => childOf(actor, "timeHold").send({ type: "extension.requested" }),
  };
}

/** Who is coming, asked by itself. */
export function runContacts(input: ContactsInput) {
  const world = new World();
  const actor: Actor<typeof contactsMachine> = world.create(contactsMachine, { input });
  actor.start();
  return {
    ...hands(actor, world),
    send: (...events: EventFromLogic<typeof contactsMachine>[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    codeState: () => stateName(childOf(actor, "smsVerification").getSnapshot().value),
    enterCode: (code: string) => childOf(actor, "smsVerification").send({ type: "code.entered", code }),
    output: () => actor.getSnapshot().output,
  };
}

/** The holding of a time, running by itself. */
export function runTimeHold(input: TimeHoldInput) {
  const world = new World();
  const actor: Actor<typeof timeHoldMachine> = world.create(timeHoldMachine, { input });
  actor.start();
  return {
    ...hands(actor, world),
    send: (...events: EventFromLogic<typeof timeHoldMachine>[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    output: () => actor.getSnapshot().output,
  };
}

/** The proving of a phone, running by itself. */
export function runSmsVerification(input: VerificationInput) {
  const world = new World();
  const actor: Actor<typeof smsVerificationMachine> = world.create(smsVerificationMachine, { input });
  actor.start();
  return {
    ...hands(actor, world),
    send: (...events: EventFromLogic<typeof smsVerificationMachine>[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    output: () => actor.getSnapshot().output,
  };
}

/** Signing in, running. */
export function runSignIn(input: SignInInput, options: Inspected = {}) {
  const world = new World();
  const facts: SignInFact[] = [];
  const actor: Actor<typeof signInMachine> = world.create(signInMachine, { input, ...options });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: SignInEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    failures: () => actor.getSnapshot().context.failures,
    state: () => stateName(actor.getSnapshot().value),
    codeState: () => stateName(childOf(actor, "smsVerification").getSnapshot().value),
    enterCode: (code: string) => childOf(actor, "smsVerification").send({ type: "code.entered", code }),
    output: () => actor.getSnapshot().output,
  };
}

/** The survey, running. */
export function runSurvey(input: SurveyInput) {
  const world = new World();
  const facts: SurveyFact[] = [];
  const actor: Actor<typeof surveyMachine> = world.create(surveyMachine, { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: SurveyEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
  };
}

/** The deletion of an account, running. */
export function runAccountDeletion() {
  const world = new World();
  const facts: DeletionFact[] = [];
  const actor: Actor<typeof accountDeletionMachine> = world.create(accountDeletionMachine);
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

/** A payment, running. */
export function runCardPayment(input: CardPaymentInput = { subject: "reservation" }) {
  const world = new World();
  const facts: CardPaymentFact[] = [];
  const actor: Actor<typeof cardPaymentMachine> = world.create(cardPaymentMachine, { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: CardPaymentEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
  };
}

/** The saving of a card at PayBox's page, running. */
export function runCardSaving(input: CardSavingInput) {
  const world = new World();
  const facts: CardSavingFact[] = [];
  const actor: Actor<typeof cardSavingMachine> = world.create(cardSavingMachine, { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: CardSavingEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
  };
}

/** The purchase of a gift card, running. */
export function runGiftCard(input: GiftCardInput) {
  const world = new World();
  const facts: GiftCardFact[] = [];
  const actor: Actor<typeof giftCardMachine> = world.create(giftCardMachine, { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: GiftCardEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    /** What the buyer does at the contacts. */
    sendContacts: (...events: ContactsEvent[]) => events.forEach((event) => childOf(actor, "contacts").send(event)),
    contactsState: () => stateName(childOf(actor, "contacts").getSnapshot().value),
    contactsFailure: () => childOf(actor, "contacts").getSnapshot().context.failure,
    enterCode: (code: string) => childOf(actor, "contacts", "smsVerification").send({ type: "code.entered", code }),
  };
}

/** Naming who pays by a link, running. */
export function runPayer(input: PayerInput) {
  const world = new World();
  const facts: PayerFact[] = [];
  const actor: Actor<typeof payerMachine> = world.create(payerMachine, { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: PayerEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    codeState: () => stateName(childOf(actor, "smsVerification").getSnapshot().value),
    enterCode: (code: string) => childOf(actor, "smsVerification").send({ type: "code.entered", code }),
  };
}

/** The change of a visit, running. */
export function runReservationChange(input: ChangeInput) {
  const world = new World();
  const facts: ChangeFact[] = [];
  const actor: Actor<typeof reservationChangeMachine> = world.create(reservationChangeMachine, { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: ChangeEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
  };
}

/** The review of a visit, running. */
export function runReview(input: ReviewInput) {
  const world = new World();
  const facts: ReviewFact[] = [];
  const actor: Actor<typeof reviewMachine> = world.create(reviewMachine, { input });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  return {
    ...hands(actor, world),
    facts,
    send: (...events: ReviewEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
  };
}

/** The session of a device, running. */
export function runSession(session: SessionInput["session"], options: Inspected = {}) {
  const world = new World();
  const facts: SessionFact[] = [];
  const actor: Actor<typeof sessionMachine> = world.create(sessionMachine, { input: { session }, ...options });
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
