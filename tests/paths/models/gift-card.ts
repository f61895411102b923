import type { EventObject } from "xstate";
import type { CreatedGiftCard, ValidatedCode } from "../../../domain/entities.ts";
import { isMendedBy } from "../../../domain/failure.ts";
import type { GiftCardChoice } from "../../../domain/gift-card-draft.ts";
import type { ContactsEvent } from "../../../machines/contacts/types.ts";
import type { GiftCardEvent, GiftCardInput } from "../../../machines/gift-card/types.ts";
import type { Model } from "./model.ts";
import { phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";

type Answer =
  | { effect: "createGiftCard"; output: CreatedGiftCard }
  | { effect: "validateCode"; output: ValidatedCode }
  | { effect: "requestVerificationSms"; output: unknown };

/** Somebody who gives a card: what it is to be, who they are, and the phone that they have proven. */
export function giftCardModel({ draft, ownPhone, step }: GiftCardInput): Model<GiftCardEvent | ContactsEvent, Answer> {
  const { clientName, clientPhone, challenge, proof: proofBefore, ordering: _, ...chosen } = draft;
  let choice: GiftCardChoice = chosen;
  let typed = { clientName, clientPhone };
  let proof = proofBefore;
  let own = ownPhone;
  const proving = new Proving(challenge, () => ({
    phone: phoneIn(typed.clientPhone),
    subject: { purpose: "GIFT_CARD" },
  }));
  const isWhole = (): boolean => typed.clientName.trim() !== "" && phoneIn(typed.clientPhone) !== null;
  const isProven = (): boolean => {
    const phone = phoneIn(typed.clientPhone);
    return phone !== null && (proof?.phone === phone || own === phone);
  };

  const act = (event: GiftCardEvent | ContactsEvent): EventObject[] => {
    switch (event.type) {
      case "card.edited":
        choice = { ...choice, ...event.choice };
        return [];
      case "contacts.edited":
        typed = { ...typed, ...event.contacts };
        return [];
      case "contacts.submitted":
        typed = event.contacts;
        if (isWhole() && !isProven()) proof = null;
        return [];
      case "purchase.abandoned":
        return [{ type: "purchase.abandoned" }];
      default:
        return [];
    }
  };

  return {
    notice(happening) {
      proving.notice(happening);
      if (happening.type === "did") return act(happening.event);
      if (happening.type === "failed") {
        if (happening.effect === "createGiftCard" && isMendedBy(happening.failure, "provePhone")) {
          [proof, own] = [null, null];
        }
        return [];
      }
      if (happening.effect === "validateCode") {
        proof = { proof: happening.output.verificationToken, phone: phoneIn(typed.clientPhone) ?? 0 };
        proving.challenge = null;
      }
      if (happening.effect !== "createGiftCard") return [];
      const { id: giftCardId, secret } = happening.output;
      return [fact("card.ordered", { giftCardId, secret })];
    },
    inputOf: (effect) => (effect === "createGiftCard" ? order() : proving.inputOf(effect)),
    calls(happening) {
      if (happening.type === "entered") {
        const isOnItsWay = challenge !== null && step === "contacts" && challenge.phone === phoneIn(clientPhone);
        return isOnItsWay ? proving.firstCalls() : [];
      }
      if (happening.type === "did" && happening.event.type === "order.confirmed") return ["createGiftCard"];
      if (happening.type === "did" && happening.event.type === "contacts.submitted") {
        return isWhole() && !isProven() ? proving.firstCalls() : [];
      }
      return proving.calls(happening);
    },
    shown: ({ context }) => ({
      "the card is": [choice, context.choice],
      "the name is": [typed.clientName.trim(), context.contacts.clientName.trim()],
      "the phone is": [typed.clientPhone, context.contacts.clientPhone],
      "the proof is": [proof, context.contacts.proof],
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

function fact(type: string, more: object): EventObject {
  return { type, ...more };
}
