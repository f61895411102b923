import type { EventObject } from "xstate";
import type { CreatedGiftCard, ValidatedCode } from "../../../domain/entities.ts";
import { isMendedBy, type Failure } from "../../../domain/failure.ts";
import type { GiftCardChoice } from "../../../domain/gift-card-draft.ts";
import type { LocalDate } from "../../../domain/time.ts";
import type { ContactsEvent } from "../../../machines/contacts/types.ts";
import type { GiftCardEvent, GiftCardFailure, GiftCardInput } from "../../../machines/gift-card/types.ts";
import { giftCardAmountProblem, isGiftCardSendDay } from "../../../domain/gift-card.ts";
import { giftCardSteps, type GiftCardStep } from "../../../domain/gift-card-steps.ts";
import { parsePhone } from "../../../domain/phone.ts";
import * as selectors from "../../../machines/gift-card/selectors.ts";
import type { Model } from "./model.ts";
import { phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";
import { read } from "./read.ts";

type Answer =
  | { effect: "createGiftCard"; output: CreatedGiftCard }
  | { effect: "validateCode"; output: ValidatedCode }
  | { effect: "requestVerificationSms"; output: unknown };

/** Somebody who gives a card: what it is to be, who they are, and the phone that they have proven. */
export function giftCardModel({ draft, ownPhone, step }: GiftCardInput): Model<GiftCardEvent | ContactsEvent, Answer> {
  const { clientName, clientPhone, challenge, proof: proofBefore, ordering: _, ...chosen } = draft;
  let choice: GiftCardChoice = chosen;
  let typed = { clientName, clientPhone, comment: "" };
  let proof = proofBefore;
  let own = ownPhone;
  const proving = new Proving(challenge, () => ({
    phone: phoneIn(typed.clientPhone),
    subject: { purpose: "GIFT_CARD" },
  }));
  let failure: GiftCardFailure | null = null;
  /** Whether the order is on its way, and whether nothing is to be said any more. */
  let [isOrdering, isOver] = [false, false];
  /** Whether they came back to say who they are once more. */
  let isRevised = false;
  const isWhole = (): boolean => typed.clientName.trim() !== "" && phoneIn(typed.clientPhone) !== null;
  const isProven = (): boolean => {
    const phone = phoneIn(typed.clientPhone);
    return phone !== null && (proof?.phone === phone || own === phone);
  };

  const openStep = (): GiftCardStep => {
    if (amountProblem(choice) !== null) return "amount";
    if (deliveryProblem(choice) !== null) return "words";
    return isWhole() && isProven() ? "preview" : "contacts";
  };
  const isOpen = (to: GiftCardStep): boolean => giftCardSteps.indexOf(to) <= giftCardSteps.indexOf(openStep());
  let at = isOpen(step) ? step : openStep();
  const goTo = (to: GiftCardStep): void => {
    at = to;
    proving.isGoingOn = false;
  };
  const say = (problem: typeof failure, next: GiftCardStep): void => {
    failure = problem;
    if (problem === null) goTo(next);
  };
  /** It is known who they are: as it is sent, and with no code on its way. */
  const know = (): void => {
    typed = { ...typed, clientName: typed.clientName.trim(), comment: typed.comment.trim() };
    if (proof?.phone !== phoneIn(typed.clientPhone)) proof = null;
    proving.challenge = null;
    [failure, isRevised] = [null, false];
    goTo("preview");
  };
  const refuse = (why: Failure): void => {
    failure = why;
    if (isMendedBy(why, "provePhone")) {
      [proof, own, isRevised] = [null, null, true];
      goTo("contacts");
    }
  };

  const act = (event: GiftCardEvent | ContactsEvent): EventObject[] => {
    switch (event.type) {
      case "gift-card.edited":
        choice = { ...choice, ...event.choice };
        failure = null;
        return [];
      case "amount.confirmed":
        say(amountProblem(choice), "design");
        return [];
      case "design.confirmed":
        goTo("words");
        return [];
      case "words.confirmed":
        say(deliveryProblem(choice, event.today), isWhole() && isProven() ? "preview" : "contacts");
        return [];
      case "step.revisited":
        if (event.step === "contacts") isRevised = true;
        failure = null;
        goTo(event.step);
        return [];
      case "order.confirmed":
        [isOrdering, failure] = [true, null];
        return [];
      case "contacts.edited":
        typed = { ...typed, ...event.contacts };
        return [];
      case "contacts.submitted":
        typed = event.contacts;
        if (isWhole() && isProven()) know();
        else if (isWhole()) proof = null;
        return [];
      case "purchase.abandoned":
        isOver = true;
        goTo("amount");
        return [{ type: "purchase.abandoned" }];
      default:
        return [];
    }
  };

  return {
    notice(happening) {
      const wasProving = proving.isGoingOn;
      proving.notice(happening);
      if (happening.type === "did") return act(happening.event);
      if (happening.type === "failed") {
        if (wasProving && !proving.isGoingOn) [failure, isRevised] = [happening.failure, true];
        if (happening.effect !== "createGiftCard") return [];
        isOrdering = false;
        refuse(happening.failure);
        return [];
      }
      if (happening.effect === "validateCode") {
        proof = { proof: happening.output.verificationToken, phone: phoneIn(typed.clientPhone) ?? 0 };
        know();
      }
      if (happening.effect !== "createGiftCard") return [];
      [isOrdering, isOver] = [false, true];
      const { id: giftCardId, secret } = happening.output;
      return [fact("gift-card.ordered", { giftCardId, secret })];
    },
    inputOf: (effect) => (effect === "createGiftCard" ? order() : proving.inputOf(effect)),
    calls(happening) {
      const isToContacts =
        happening.type === "entered" || (happening.type === "did" && happening.event.type === "words.confirmed");
      if (isToContacts) {
        const isOnItsWay = proving.challenge?.phone === phoneIn(typed.clientPhone);
        return at === "contacts" && isWhole() && isOnItsWay && !isRevised ? proving.begin() : [];
      }
      if (happening.type === "did" && happening.event.type === "order.confirmed") return ["createGiftCard"];
      if (happening.type === "did" && happening.event.type === "contacts.submitted") {
        return isWhole() && !isProven() ? proving.begin() : [];
      }
      return proving.calls(happening);
    },
    shown: (snapshot) =>
      read(selectors, snapshot, {
        stepOf: at,
        canRevisit: giftCardSteps.map((to) => [to, !isOrdering && !isOver && isOpen(to)]),
        choiceOf: choice,
        contactsOf: { ...typed, challenge: proving.challenge, proof },
        failureOf: failure,
        contactsActorOf: at === "contacts" && !isOver ? "contacts" : undefined,
      }),
  };

  /** The order, as the contract has it: nothing in it that is shown to nobody. */
  function order() {
    const { amount, worksAt, design, from, to, words, delivery } = choice;
    const buyerPhone = phoneIn(typed.clientPhone);
    return {
      amount: { amount, currency: "KZT" },
      worksAt: worksAt.type === "everyFirm" ? { type: "everyFirm" } : worksAt,
      design,
      ...(from !== "" && { from }),
      ...(to !== "" && { to }),
      ...(words !== "" && { words }),
      delivery:
        delivery.type === "link"
          ? { type: "link" }
          : {
              type: "sms",
              phone: phoneIn(delivery.phone),
              ...(delivery.sendOn !== null && { sendOn: delivery.sendOn }),
            },
      buyerName: typed.clientName.trim(),
      buyerPhone,
      ...(proof?.phone === buyerPhone && { proof: proof?.proof }),
    };
  }
}

/** What is wrong with what the card is worth, or with where it works; null where nothing is. */
function amountProblem({ amount, worksAt }: GiftCardChoice): GiftCardFailure | null {
  const problem = amount === null ? "missing" : (giftCardAmountProblem(amount) ?? null);
  const isPlaceMissing = worksAt.type !== "everyFirm" && worksAt.id === null;
  if (problem === null && !isPlaceMissing) return null;
  return { kind: "amountInvalid", amount: problem, isPlaceMissing };
}

/** What is wrong with how the card comes to its recipient; null where nothing is. @param today by which its day is looked at */
function deliveryProblem({ delivery }: GiftCardChoice, today?: LocalDate): GiftCardFailure | null {
  if (delivery.type === "link") return null;
  const phone = parsePhone(delivery.phone);
  const isDayWrong = today !== undefined && delivery.sendOn !== null && !isGiftCardSendDay(delivery.sendOn, today);
  if (phone.ok && !isDayWrong) return null;
  return { kind: "deliveryInvalid", phone: phone.ok ? null : phone.problem, isDayWrong };
}

function fact(type: string, more: object): EventObject {
  return { type, ...more };
}
