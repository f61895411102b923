import type { Proof } from "../../../domain/phone-proof.ts";
import type { ContactsEvent, ContactsInput } from "../../../machines/contacts/types.ts";
import * as selectors from "../../../machines/contacts/selectors.ts";
import type { Model } from "./model.ts";
import { contactsProblem, phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";
import { read } from "./read.ts";

type Answer = { effect: "checkSmsCode"; output: Proof } | { effect: "requestSmsCode"; output: unknown };

/** Somebody who says who they are: what they typed, and the phone they have proven. */
export function contactsModel(input: ContactsInput): Model<ContactsEvent, Answer> {
  let { clientName, clientPhone, comment, proof } = input;
  let failure: ReturnType<typeof selectors.failureOf> = input.failure;
  const proving = new Proving(input.challenge, () => ({ phone: phoneIn(clientPhone), subject: input.subject }));
  const isProven = (): boolean => {
    const phone = phoneIn(clientPhone);
    return phone !== null && (proof?.phone === phone || input.ownPhone === phone);
  };

  const isWhole = (): boolean => clientName.trim() !== "" && phoneIn(clientPhone) !== null;

  const act = (event: ContactsEvent): void => {
    if (event.type !== "contacts.edited" && event.type !== "contacts.submitted") return;
    ({ clientName, clientPhone, comment } = { clientName, clientPhone, comment, ...event.contacts });
    if (event.type === "contacts.submitted") failure = contactsProblem(clientName, clientPhone);
    if (event.type === "contacts.submitted" && isWhole() && !isProven()) proof = null;
  };

  return {
    notice(happening) {
      proving.notice(happening);
      if (happening.type === "did") act(happening.event);
      if (happening.type === "answered" && happening.effect === "checkSmsCode") proof = happening.output;
      return [];
    },
    inputOf: (effect) => proving.inputOf(effect),
    calls(happening) {
      if (happening.type === "entered") {
        const isOnItsWay = input.challenge !== null && input.challenge.phone === phoneIn(clientPhone);
        return isOnItsWay && isWhole() && !input.isRevised ? proving.begin() : [];
      }
      const isSubmitted = happening.type === "did" && happening.event.type === "contacts.submitted";
      if (isSubmitted) return isWhole() && !isProven() ? proving.begin() : [];
      return proving.calls(happening);
    },
    shown: (snapshot) => ({
      ...read(selectors, snapshot, {
        clientNameOf: clientName,
        clientPhoneOf: clientPhone,
        commentOf: comment,
        failureOf: failure,
        isPhoneKnown: isProven(),
        smsVerificationOf: proving.isGoingOn ? "smsVerification" : undefined,
      }),
      "the proof is": [proof, snapshot.context.proof],
    }),
  };
}
