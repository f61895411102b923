import type { Proof } from "../../../domain/phone-proof.ts";
import type { ContactsEvent, ContactsInput } from "../../../machines/contacts/types.ts";
import type { Model } from "./model.ts";
import { phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";

type Answer = { effect: "checkSmsCode"; output: Proof } | { effect: "requestSmsCode"; output: unknown };

/** Somebody who says who they are: what they typed, and the phone they have proven. */
export function contactsModel(input: ContactsInput): Model<ContactsEvent, Answer> {
  let { clientName, clientPhone, comment, proof } = input;
  const proving = new Proving(input.challenge, () => ({ phone: phoneIn(clientPhone), subject: input.subject }));
  const isProven = (): boolean => {
    const phone = phoneIn(clientPhone);
    return phone !== null && (proof?.phone === phone || input.ownPhone === phone);
  };

  const isWhole = (): boolean => clientName.trim() !== "" && phoneIn(clientPhone) !== null;

  const act = (event: ContactsEvent): void => {
    if (event.type !== "contacts.edited" && event.type !== "contacts.submitted") return;
    ({ clientName, clientPhone, comment } = { clientName, clientPhone, comment, ...event.contacts });
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
      const isSubmitted = happening.type === "did" && happening.event.type === "contacts.submitted";
      if (isSubmitted) return isWhole() && !isProven() ? proving.firstCalls() : [];
      return proving.calls(happening);
    },
    shown: ({ context }) => ({
      "the name is": [clientName, context.clientName],
      "the phone is": [clientPhone, context.clientPhone],
      "the comment is": [comment, context.comment],
      "the proof is": [proof, context.proof],
    }),
  };
}
