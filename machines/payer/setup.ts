import { assign, emit, setup } from "xstate";
import type { PaymentLink } from "../../domain/entities.ts";
import { isMendedBy, type Failure } from "../../domain/failure.ts";
import type { Challenge } from "../../domain/phone-proof.ts";
import { effect } from "../kit/effect.ts";
import { failureGuards } from "../kit/guards.ts";
import { intentTo } from "../kit/intent.ts";
import { isOfPhone } from "../kit/phone.ts";
import { required } from "../kit/required.ts";
import {
  refusedBy,
  smsVerificationMachine,
  type RegisterPrepaymentInput,
  type VerificationOutput,
} from "../sms-verification/machine.ts";
import { contactsFailure, isOwnPhone, registeredBy, registrationOf } from "./rules.ts";
import type { PayerContacts, PayerContext, PayerEvent, PayerFact, PayerInput } from "./types.ts";

type Failed = { failure: Failure };
type Submitted = { contacts: PayerContacts };

/** What naming who pays is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const payerSetup = setup({
  types: {
    input: {} as PayerInput,
    context: {} as PayerContext,
    events: {} as PayerEvent,
    emitted: {} as PayerFact,
    tags: {} as "waitsForUser" | "waitsForServer",
    children: {} as { smsVerification: "smsVerification" },
  },
  actors: {
    registerPrepayment: effect<PaymentLink, RegisterPrepaymentInput>("registerPrepayment"),
    smsVerification: smsVerificationMachine,
  },
  guards: {
    ...failureGuards,
    hasChallenge: ({ context }) => contactsFailure(context) === null && isOfPhone(context.challenge, context.phone),
    hasOwnContacts: ({ context }, { contacts }: Submitted) =>
      contactsFailure(contacts) === null && isOwnPhone(context, contacts.phone),
    hasValidContacts: (_, { contacts }: Submitted) => contactsFailure(contacts) === null,
    isProven: (_, { kind }: VerificationOutput) => kind === "proven",
  },
  actions: {
    edit: assign((_, { contacts }: { contacts: Partial<PayerContacts> }) => contacts),
    takeContacts: assign((_, { contacts }: Submitted) => ({ ...contacts, failure: null })),
    noteContacts: assign((_, { contacts }: Submitted) => ({ ...contacts, failure: contactsFailure(contacts) })),
    takeChallenge: assign((_, { challenge }: { challenge: Challenge | null }) => ({ challenge })),
    intendRegistration: assign(({ context }) => ({
      failure: null,
      registering: intentTo(registrationOf(context), context.registering),
    })),
    settleRegistration: assign({ registering: null }),
    takeLink: assign((_, registered: PaymentLink) => ({ registered, registering: null })),
    takeProven: assign((_, output: VerificationOutput) => ({ registered: registeredBy(output), challenge: null })),
    noteFailure: assign((_, { failure }: Failed) => ({ failure })),
    noteRefusal: assign((_, output: VerificationOutput) => ({ failure: refusedBy(output).failure })),
    doubtPhone: assign(({ context: { ownPhone } }, { failure }: Failed) => ({
      ownPhone: isMendedBy(failure, "provePhone") ? null : ownPhone,
    })),
    announceRegistered: emit(({ context }): PayerFact => ({
      type: "payer.registered",
      link: required(context.registered, "who pays"),
    })),
    announceRefused: emit({ type: "registration.refused" }),
  },
});
