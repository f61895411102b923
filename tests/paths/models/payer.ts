import type { PaymentLink } from "../../../domain/entities.ts";
import type { PayerEvent, PayerInput } from "../../../machines/payer/types.ts";
import * as selectors from "../../../machines/payer/selectors.ts";
import type { Model } from "./model.ts";
import { contactsProblem, phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";
import { read } from "./read.ts";

type Answer =
  | { effect: "registerPrepayment"; output: PaymentLink }
  | { effect: "requestPrepaymentRegistrationCode" | "waitUntil"; output: unknown };

/** Somebody who says that they pay by a link: what they typed, and whether their phone needs a code. */
export function payerModel({ link, payer, ownPhone }: PayerInput): Model<PayerEvent, Answer> {
  let { name, phone } = payer;
  let isDoubted = false;
  let failure: ReturnType<typeof selectors.failureOf> = null;
  const proving = new Proving(payer.challenge, () => ({
    phone: phoneIn(phone),
    subject: { purpose: "PAYMENT_LINK", link, name: name.trim() },
  }));

  function isWhole(): boolean {
    return name.trim() !== "" && phoneIn(phone) !== null;
  }
  const isOwn = (): boolean => ownPhone !== null && !isDoubted && ownPhone === phoneIn(phone);

  const act = (event: PayerEvent): void => {
    if (event.type === "phone.reconsidered") proving.isGoingOn = false;
    if ("contacts" in event) ({ name, phone } = { name, phone, ...event.contacts });
    if (event.type === "contacts.submitted") failure = contactsProblem(name, phone);
  };

  return {
    notice(happening) {
      const wasProving = proving.isGoingOn;
      proving.notice(happening);
      if (happening.type === "did") act(happening.event);
      if (happening.type === "answered" && happening.effect === "registerPrepayment") {
        return [{ type: "payer.registered", link: happening.output } as const];
      }
      // What the code's own fields tell leads back to these only where no code mends it.
      if (happening.type !== "failed" || proving.isGoingOn) return [];
      const action = happening.failure.kind === "refused" ? happening.failure.action : undefined;
      if (action !== "acceptChange") ({ failure } = happening);
      if (action === "provePhone" && !wasProving) isDoubted = true;
      return action === "acceptChange" ? [{ type: "registration.refused" }] : [];
    },
    inputOf(effect) {
      if (effect === "registerPrepayment" && !proving.isGoingOn)
        return { link, name: name.trim(), phone: phoneIn(phone) };
      return proving.inputOf(effect);
    },
    calls(happening) {
      if (happening.type === "entered") {
        return isWhole() && payer.challenge?.phone === phoneIn(phone) ? proving.begin() : [];
      }
      if (happening.type !== "did" || !("contacts" in happening.event)) return proving.calls(happening);
      if (happening.event.type !== "contacts.submitted" || !isWhole()) return [];
      return isOwn() ? ["registerPrepayment"] : proving.begin();
    },
    shown: (snapshot) => ({
      ...read(selectors, snapshot, {
        nameOf: name,
        phoneOf: phone,
        failureOf: failure,
        isPhoneOwn: isOwn(),
        smsVerificationOf: proving.isGoingOn ? "smsVerification" : undefined,
      }),
      "the phone of the account is": [isDoubted ? null : ownPhone, snapshot.context.ownPhone],
    }),
  };
}
