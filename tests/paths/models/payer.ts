import type { PaymentLink } from "../../../domain/entities.ts";
import type { PayerEvent, PayerInput } from "../../../machines/payer/types.ts";
import type { Model } from "./model.ts";
import { phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";

type Answer =
  | { effect: "registerPrepayment"; output: PaymentLink }
  | { effect: "requestPrepaymentRegistrationCode" | "waitUntil"; output: unknown };

/** Somebody who says that they pay by a link: what they typed, and whether their phone needs a code. */
export function payerModel({ link, payer, ownPhone }: PayerInput): Model<PayerEvent, Answer> {
  let { name, phone } = payer;
  let isDoubted = false;
  let isProving = isWhole() && payer.challenge?.phone === phoneIn(phone);
  const proving = new Proving(payer.challenge, () => ({
    phone: phoneIn(phone),
    subject: { purpose: "PAYMENT_LINK", link, name: name.trim() },
  }));

  function isWhole(): boolean {
    return name.trim() !== "" && phoneIn(phone) !== null;
  }
  const isOwn = (): boolean => ownPhone !== null && !isDoubted && ownPhone === phoneIn(phone);

  return {
    notice(happening) {
      proving.notice(happening);
      if (happening.type === "did" && "contacts" in happening.event) {
        ({ name, phone } = { name, phone, ...happening.event.contacts });
        isProving = happening.event.type === "contacts.submitted" && isWhole() && !isOwn();
      }
      if (happening.type === "did" && happening.event.type === "phone.reconsidered") isProving = false;
      if (happening.type === "answered" && happening.effect === "registerPrepayment") {
        return [{ type: "payer.registered", link: happening.output } as const];
      }
      if (happening.type !== "failed" || happening.failure.kind !== "refused") return [];
      const { action } = happening.failure;
      if (action === "provePhone" && !isProving) isDoubted = true;
      return action === "acceptChange" ? [{ type: "registration.refused" }] : [];
    },
    inputOf(effect) {
      if (effect === "registerPrepayment" && !isProving) return { link, name: name.trim(), phone: phoneIn(phone) };
      return proving.inputOf(effect);
    },
    calls(happening) {
      if (happening.type === "entered") return isProving ? proving.firstCalls() : [];
      if (happening.type !== "did" || !("contacts" in happening.event)) return proving.calls(happening);
      if (happening.event.type !== "contacts.submitted" || !isWhole()) return [];
      return isOwn() ? ["registerPrepayment"] : proving.firstCalls();
    },
    shown: ({ context }) => ({
      "the name is": [name, context.name],
      "the phone is": [phone, context.phone],
      "the phone of the account is": [isDoubted ? null : ownPhone, context.ownPhone],
    }),
  };
}
