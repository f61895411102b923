import type { Refusal } from "../../domain/failure.ts";
import { contactsFailure, type ContactsOutput } from "../contacts/machine.ts";
import { broken, refused, unreachable, type Answer } from "../kit/paths.ts";
import { phoneOf } from "../kit/phone.ts";
import { intentTo } from "../kit/intent.ts";
import { isUnanswered, meantBy, type TimeHoldOutput } from "../time-hold/machine.ts";
import { timeHoldInput } from "./context.ts";
import * as example from "./examples.ts";
import { isHeldTime, requireHeld } from "./rules.ts";
import type { ReservationContext } from "./types.ts";

type Answers = Readonly<Record<string, Answer<ReservationContext>>>;

const holdingTime = "held.holdingTime";
const isTaking = (context: ReservationContext, state: string) => state === holdingTime && !isHeldTime(context);
const isRestoring = (context: ReservationContext, state: string) => state === holdingTime && isHeldTime(context);
const isKeeping = (_: ReservationContext, state: string) => state !== holdingTime;

const holding = (held: object | null) => ({ held, failure: null, intent: null });
const lost = (): TimeHoldOutput => ({ kind: "lost" });

const intended = (context: ReservationContext) => intentTo(meantBy(timeHoldInput(context)), context.holding);

function failed(failure: Refusal): () => TimeHoldOutput {
  return () => ({ kind: "failed", failure, intent: null });
}

function refusedTake(code: string): Answer<ReservationContext> {
  const { alternatives } = { alternatives: [example.slot] };
  return {
    done: failed(refused(code, code.startsWith("slot") ? { alternatives } : {}).failed),
    by: ["checkTime: free", `takeTime: ${code}`],
    when: isTaking,
  };
}

/** What holding a time tells the reservation. */
export const timeHoldAnswers: Answers = {
  asked: {
    changed: (context) => ({ held: null, failure: null, intent: intended(context) }),
    by: ["checkTime: free"],
    when: (context, state) => isTaking(context, state) && !isUnanswered(timeHoldInput(context)),
  },
  held: {
    changed: ({ wantedTime, held }) => holding(example.heldAt(wantedTime?.startTime ?? "", held?.hold ?? null)),
    by: ["checkTime: free", "takeTime: held"],
    when: isTaking,
  },
  "held still": {
    changed: (context) => holding(example.heldStill(requireHeld(context).hold, "held")),
    by: ["retry.requested", "restoreHold: held"],
    when: isRestoring,
  },
  "awaiting prepayment": {
    done: (context): TimeHoldOutput => ({
      kind: "settled",
      reservation: example.heldStill(requireHeld(context).hold, "awaitingPrepayment").reservation,
    }),
    by: ["retry.requested", "restoreHold: awaiting prepayment"],
    when: isRestoring,
  },
  confirmed: {
    done: (): TimeHoldOutput => ({ kind: "settled", reservation: example.read.confirmed.reservation }),
    by: ["retry.requested", "restoreHold: confirmed"],
    when: isRestoring,
  },
  expired: { done: lost, by: ["retry.requested", "restoreHold: expired"], when: isRestoring },
  "over already": {
    done: lost,
    by: ["takeTime: already over"],
    when: (context, state) => isTaking(context, state) && !context.wantedTime?.isFromAddress,
  },
  "not free": {
    done: failed(refused("slotTaken", { alternatives: [example.slot] }).failed),
    by: ["checkTime: slotTaken"],
    when: (context, state) => isTaking(context, state) && context.wantedTime?.isFromAddress === true,
  },
  slotTaken: refusedTake("slotTaken"),
  servicesNotBookable: refusedTake("servicesNotBookable"),
  noMasterFree: refusedTake("noMasterFree"),
  tooManyRequests: refusedTake("tooManyRequests"),
  unreachable: {
    done: (context): TimeHoldOutput => ({ kind: "failed", failure: unreachable.failed, intent: intended(context) }),
    by: ["checkTime: free", "takeTime: unreachable"],
    when: isTaking,
  },
  unread: {
    changed: () => ({ held: null, failure: broken.failed, intent: null }),
    by: ["retry.requested", "restoreHold: broken"],
    when: isRestoring,
  },
  "held longer": {
    changed: ({ held }) => holding(held && { reservation: held.reservation, hold: example.prolonged(held.hold) }),
    by: ["holdExpiry: ran out", "restoreHold: held longer"],
    when: isKeeping,
  },
  "ran out": { done: lost, by: ["holdExpiry: ran out", "restoreHold: expired"], when: isKeeping },
};

function known({ ownPhone }: ReservationContext): ContactsOutput {
  const { contacts } = example;
  const phone = phoneOf(contacts.clientPhone);
  return { kind: "known", contacts, phone, proof: ownPhone === phone ? null : { ...example.proof, phone } };
}

const submitted = "contacts.submitted: whole";

/** Whether the fields are shown. Who has a code on its way sees them after a look back only, and sends no other code. */
const areFieldsShown = ({ contacts, isRevised }: ReservationContext) => isRevised || contacts.challenge === null;
const isCodeNeeded = ({ ownPhone, contacts }: ReservationContext) => ownPhone === null && contacts.proof === null;

/** A refusal of the code that no contacts mend. */
function refusedCode(code: string, more: Parameters<typeof refused>[1] = {}): Answer<ReservationContext> {
  return {
    done: (): ContactsOutput => ({ kind: "refused", failure: refused(code, more).failed }),
    by: [submitted, `smsVerification: ${code}`],
    when: (context) => isCodeNeeded(context) && contactsFailure(context.contacts) === null,
  };
}

/** What the contacts tell the reservation. */
export const contactsAnswers: Answers = {
  typed: {
    changed: ({ contacts }) => ({ ...contacts, ...example.contacts }),
    by: ["contacts.edited: whole"],
    when: areFieldsShown,
  },
  "half a phone": {
    changed: ({ contacts }) => ({ ...contacts, clientPhone: "8 701 12" }),
    by: ["contacts.edited: half a phone"],
    when: areFieldsShown,
  },
  "code sent": {
    changed: () => ({
      ...example.contacts,
      challenge: { ...example.challenge, phone: phoneOf(example.contacts.clientPhone) },
      proof: null,
    }),
    by: [submitted, "smsVerification: code sent"],
    when: (context) => isCodeNeeded(context) && !context.isRevised && context.contacts.challenge === null,
  },
  known: { done: known, by: [submitted, "smsVerification: proven"] },
  holdExpired: refusedCode("holdExpired"),
  servicesNotBookable: refusedCode("servicesNotBookable"),
  noMasterFree: refusedCode("noMasterFree"),
  somethingNew: refusedCode("somethingNew", { action: "signIn" }),
};
