import type { CreateGiftCard } from "../../domain/entities.ts";
import { giftCardAmountProblem, giftCardCurrency, isGiftCardSendDay } from "../../domain/gift-card.ts";
import type { GiftCardChoice, SavedGiftCard } from "../../domain/gift-card-draft.ts";
import { type GiftCardStep, giftCardSteps } from "../../domain/gift-card-steps.ts";
import { parsePhone } from "../../domain/phone.ts";
import type { LocalDate } from "../../domain/time.ts";
import { isVisibleText } from "../../domain/visible-text.ts";
import { contactsProvenBy, proofOf } from "../contacts/machine.ts";
import { phoneOf } from "../kit/phone.ts";
import { required } from "../kit/required.ts";
import { withEvent } from "../kit/params.ts";
import type {
  CardEdited,
  GiftCardContext,
  GiftCardFact,
  GiftCardFailure,
  GiftCardInput,
  StepRevisited,
} from "./types.ts";

/** The context at the start: what was saved, and where the address stands. */
export function contextFrom({ draft, step, ownPhone }: GiftCardInput): GiftCardContext {
  const { clientName, clientPhone, challenge, proof, ordering, ...choice } = draft;
  const contacts = { clientName, clientPhone, comment: "", challenge, proof };
  return { choice, contacts, ownPhone, step, isRevised: false, failure: null, ordering, ordered: null };
}

/** The draft to save: whatever a reload must not lose. */
export function draftOf({ choice, contacts, ordering }: GiftCardContext): SavedGiftCard {
  const { comment: _, ...progress } = contacts;
  return { ...choice, ...progress, ordering };
}

/** What is wrong with the amount, or with where the card works; null where nothing is. */
export function amountFailure({ amount, worksAt }: GiftCardChoice): GiftCardFailure | null {
  const problem = amount === null ? "missing" : (giftCardAmountProblem(amount) ?? null);
  const isPlaceMissing = worksAt.type !== "everyFirm" && worksAt.id === null;
  return problem === null && !isPlaceMissing ? null : { kind: "amountInvalid", amount: problem, isPlaceMissing };
}

/** What is wrong with how the card comes to its recipient; null where nothing is. Of the day no `today` says nothing. */
export function deliveryFailure({ delivery }: GiftCardChoice, today?: LocalDate): GiftCardFailure | null {
  if (delivery.type === "link") return null;
  const { phone, sendOn } = delivery;
  const parsed = parsePhone(phone);
  const isDayWrong = today !== undefined && sendOn !== null && !isGiftCardSendDay(sendOn, today);
  if (parsed.ok && !isDayWrong) return null;
  return { kind: "deliveryInvalid", phone: parsed.ok ? null : parsed.problem, isDayWrong };
}

/** Whether nothing is left to be said but yes. */
export function isWhole(context: GiftCardContext): boolean {
  return openStep(context) === "preview";
}

/** Whether the buyer can come to a step: everything before it is said. */
export function isOpen(context: GiftCardContext, step: GiftCardStep): boolean {
  return giftCardSteps.indexOf(step) <= giftCardSteps.indexOf(openStep(context));
}

/** Where a purchase is gone on with: at the step of the address, or before it where something is still to be said. */
export function stepToBeginAt(context: GiftCardContext): GiftCardStep {
  return isOpen(context, context.step) ? context.step : openStep(context);
}

/** The first step at which something is to be said. */
function openStep({ choice, contacts, ownPhone }: GiftCardContext): GiftCardStep {
  if (amountFailure(choice) !== null) return "amount";
  if (deliveryFailure(choice) !== null) return "words";
  return contactsProvenBy(contacts, ownPhone) === null ? "contacts" : "preview";
}

/** The order of the card as it was chosen. What is shown to nobody is left out. */
export function orderOf({ choice, contacts }: GiftCardContext): CreateGiftCard {
  const { amount, worksAt, design, delivery } = choice;
  const proof = proofOf(contacts);
  return {
    amount: { amount: required(amount, "an amount"), currency: giftCardCurrency },
    worksAt: { type: worksAt.type, ...(worksAt.type !== "everyFirm" && { id: required(worksAt.id, "a place") }) },
    design,
    ...wordsOf(choice),
    delivery: deliveryOf(delivery),
    buyerName: contacts.clientName.trim(),
    buyerPhone: phoneOf(contacts.clientPhone),
    ...(proof !== null && { proof: proof.proof }),
  };
}

function wordsOf({ from, to, words }: GiftCardChoice): Pick<CreateGiftCard, "from" | "to" | "words"> {
  const texts = Object.entries({ from, to, words }).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => isVisibleText(text)));
}

function deliveryOf({ type, phone, sendOn }: GiftCardChoice["delivery"]): CreateGiftCard["delivery"] {
  if (type === "link") return { type };
  return { type, phone: phoneOf(phone), ...(sendOn !== null && { sendOn }) };
}

/** That the card is ordered. */
export function orderedFact({ ordered }: GiftCardContext): GiftCardFact {
  const { id: giftCardId, secret } = required(ordered, "an order");
  return { type: "gift-card.ordered", giftCardId, secret };
}

/** The guard whether the buyer went to a step to which they can come. */
export const revisited = (step: GiftCardStep) =>
  ({ type: "isRevisited", params: ({ event }: { event: StepRevisited }) => ({ step, event }) }) as const;

/** The steps at which the choice is made. */
export type ChoiceStep = Extract<GiftCardStep, "amount" | "design" | "words">;

/** The fields of each. */
const fieldsAt: Readonly<Record<ChoiceStep, readonly string[]>> = {
  amount: ["amount", "worksAt"],
  design: ["design"],
  words: ["from", "to", "words", "delivery"],
};

/** Whether an edit is of the fields of a step: nothing that was found right before is made wrong after it. */
export function isEditAt(step: ChoiceStep, choice: Partial<GiftCardChoice>): boolean {
  return Object.keys(choice).every((field) => fieldsAt[step].includes(field));
}

/** The edit of the fields of a step. */
export const editOf = (step: ChoiceStep) =>
  ({
    guard: {
      type: "isEditAt",
      params: ({ event }: { event: CardEdited }) => ({ step, choice: event.choice }),
    },
    actions: withEvent("edit"),
  }) as const;

/** The guard whether the purchase is gone on with at a step. */
export const beginsAt = (step: GiftCardStep) => ({ type: "isBeginningAt", params: { step } }) as const;
