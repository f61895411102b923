import type { AnyStateMachine, ContextFrom, EmittedFrom, EventFrom, InputFrom, OutputFrom } from "xstate";
import type { Survey } from "../../../domain/entities.ts";
import type { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { cardSavingMachine } from "../../../machines/card-saving/machine.ts";
import type { contactsMachine } from "../../../machines/contacts/machine.ts";
import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import type { payerMachine } from "../../../machines/payer/machine.ts";
import type { reservationChangeMachine } from "../../../machines/reservation-change/machine.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import type { reviewMachine } from "../../../machines/review/machine.ts";
import type { sessionMachine } from "../../../machines/session/machine.ts";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import type { smsVerificationMachine } from "../../../machines/sms-verification/machine.ts";
import type { surveyMachine } from "../../../machines/survey/machine.ts";
import type { timeHoldMachine } from "../../../machines/time-hold/machine.ts";

/** The names of all fields of a value, at any depth. */
type NamesIn<Value> = Value extends string | number | boolean
  ? never
  : Value extends readonly (infer Item)[]
    ? NamesIn<Item>
    : Value extends object
      ? { [Name in keyof Value & string]-?: Name | NamesIn<Value[Name]> }[keyof Value & string]
      : never;

/** The context of a machine, its events, its facts and its output. */
type NamesOf<Machine extends AnyStateMachine> = NamesIn<
  ContextFrom<Machine> | EventFrom<Machine> | EmittedFrom<Machine> | InputFrom<Machine> | OutputFrom<Machine>
>;

/** The name of a field of a context, an event, a fact, an input or an output of any machine. */
export type FieldName =
  | NamesOf<typeof accountDeletionMachine>
  | NamesOf<typeof cardPaymentMachine>
  | NamesOf<typeof cardSavingMachine>
  | NamesOf<typeof contactsMachine>
  | NamesOf<typeof giftCardMachine>
  | NamesOf<typeof payerMachine>
  | NamesOf<typeof reservationChangeMachine>
  | NamesOf<typeof reservationMachine>
  | NamesOf<typeof reviewMachine>
  | NamesOf<typeof sessionMachine>
  | NamesOf<typeof signInMachine>
  | NamesOf<typeof smsVerificationMachine>
  | NamesOf<typeof surveyMachine>
  | keyof Survey
  | NamesOf<typeof timeHoldMachine>;

/** Fields of the calls' inputs and answers that stand in none of these. */
export type CallFieldName =
  | "buyerName"
  | "buyerPhone"
  | "change"
  | "expected"
  | "idempotencyKey"
  | "isSettled"
  | "own"
  | "review"
  | "state"
  | "tokens"
  | "userId"
  | "while";
