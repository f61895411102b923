import type { Payer } from "../../domain/payment-link.ts";
import { parsePhone } from "../../domain/phone.ts";
import { challenge, contacts, paymentLink, phone } from "../kit/examples.ts";
import { broken, refused, unreachable, type Answer, type Paths } from "../kit/paths.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { payerMachine } from "./machine.ts";
import { contactsFailure } from "./rules.ts";
import type { PayerContacts, PayerContext } from "./types.ts";

const nobody: Payer = { name: "", phone: "", challenge: null };
const whole: PayerContacts = { name: `${contacts.clientName} `, phone: contacts.clientPhone };
const visitor = { link: paymentLink.key, payer: nobody, ownPhone: null };
const somebody: Payer = { ...whole, challenge: null };

const codeRequested = ["code.requested", "requestPrepaymentRegistrationCode: sent"];

function refusedCode(code: string, more: Parameters<typeof refused>[1] = {}): Answer<PayerContext> {
  return {
    done: () => ({ kind: "refused", failure: refused(code, more).failed, code: "" }),
    by: ["code.requested", `requestPrepaymentRegistrationCode: ${code}`],
  };
}

export const payerPaths: Paths<typeof payerMachine> = {
  machine: payerMachine,
  inputs: {
    "nothing typed": visitor,
    "contacts typed before": { ...visitor, payer: somebody },
    "a code on its way": { ...visitor, payer: { ...somebody, challenge } },
    "a client who is signed in": { ...visitor, payer: somebody, ownPhone: phone },
  },
  events: {
    "contacts.edited: whole": { type: "contacts.edited", contacts: whole },
    "contacts.edited: no name": { type: "contacts.edited", contacts: { name: "" } },
    "contacts.edited: half a phone": { type: "contacts.edited", contacts: { phone: "8 701 12" } },
    "contacts.submitted: whole": { type: "contacts.submitted", contacts: whole },
    "contacts.submitted: no name": { type: "contacts.submitted", contacts: { ...whole, name: " " } },
    "contacts.submitted: another phone": {
      type: "contacts.submitted",
      contacts: { ...whole, phone: "+7 (707) 765-43-21" },
    },
    "phone.reconsidered": { type: "phone.reconsidered" },
  },
  answers: {
    registerPrepayment: {
      registered: { done: () => paymentLink.registered },
      notPayable: refused("notPayable"),
      phoneNotProven: refused("phoneNotProven"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
    smsVerification: {
      "code sent": {
        changed: (context) => ({ challenge: { ...challenge, phone: phoneOf(context.phone) } }),
        by: codeRequested,
      },
      "code spent": { changed: () => ({ challenge: null }), by: [...codeRequested, "codeExpiry: ran out"] },
      registered: {
        done: () => ({ kind: "proven", proven: paymentLink.registered }),
        by: [...codeRequested, "code.entered: right", "registerPrepayment: registered"],
      },
      notPayable: refusedCode("notPayable"),
      somethingNew: refusedCode("somethingNew", { action: "signIn" }),
    },
  },
  distinguish: ({ context }) => ({
    isWhole: contactsFailure(context) === null,
    phone: parsePhone(context.phone).ok,
    code: isOfPhone(context.challenge, context.phone),
    isSignedIn: context.ownPhone !== null,
    isUnanswered: context.registering !== null,
  }),
};
