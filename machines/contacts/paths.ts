import { parsePhone } from "../../domain/phone.ts";
import { challenge, contacts, phone, proof } from "../kit/examples.ts";
import { refused, type Answer, type Paths } from "../kit/paths.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { nobody } from "./examples.ts";
import { contactsMachine } from "./machine.ts";
import type { ContactsContext, ContactsInput } from "./types.ts";

const somebody: ContactsInput = { ...nobody, ...contacts };

function refusedCode(code: string, more: Parameters<typeof refused>[1] = {}): Answer<ContactsContext> {
  return {
    done: () => ({ kind: "refused", failure: refused(code, more).failed, code: "" }),
    by: ["code.requested", `requestSmsCode: ${code}`, `requestVerificationSms: ${code}`],
  };
}

export const contactsPaths: Paths<typeof contactsMachine> = {
  machine: contactsMachine,
  inputs: {
    "nothing typed": nobody,
    "contacts typed before": somebody,
    "a code on its way": { ...somebody, challenge },
    "a code on its way, looked at again": { ...somebody, challenge, isRevised: true },
    "a proven phone, looked at again": { ...somebody, proof, isRevised: true },
    "a phone that the service doubts": { ...somebody, failure: refused("phoneNotProven").failed, isRevised: true },
    "a client who is signed in": { ...nobody, ownPhone: phone },
  },
  events: {
    "contacts.edited: whole": { type: "contacts.edited", contacts },
    "contacts.edited: no name": { type: "contacts.edited", contacts: { clientName: "" } },
    "contacts.edited: half a phone": { type: "contacts.edited", contacts: { clientPhone: "8 701 12" } },
    "contacts.submitted: whole": { type: "contacts.submitted", contacts },
    "contacts.submitted: no name": { type: "contacts.submitted", contacts: { ...contacts, clientName: " " } },
    "contacts.submitted: another phone": {
      type: "contacts.submitted",
      contacts: { ...contacts, clientPhone: "+7 (707) 765-43-21" },
    },
  },
  answers: {
    smsVerification: {
      "code sent": {
        changed: ({ clientPhone }) => ({ challenge: { ...challenge, phone: phoneOf(clientPhone) } }),
        by: ["code.requested", "requestSmsCode: sent", "requestVerificationSms: sent"],
      },
      "code spent": {
        changed: () => ({ challenge: null }),
        by: ["code.requested", "requestSmsCode: sent", "codeExpiry: ran out"],
      },
      proven: {
        done: ({ clientPhone }) => ({ kind: "proven", proven: { ...proof, phone: phoneOf(clientPhone) } }),
        by: [
          "code.requested",
          "requestSmsCode: sent",
          "requestVerificationSms: sent",
          "code.entered: right",
          "checkSmsCode: proven",
          "validateCode: verified",
        ],
      },
      holdExpired: refusedCode("holdExpired"),
      servicesNotBookable: refusedCode("servicesNotBookable"),
      noMasterFree: refusedCode("noMasterFree"),
      somethingNew: refusedCode("somethingNew", { action: "signIn" }),
    },
  },
  distinguish: ({ context }) => ({
    name: context.clientName.trim() !== "",
    phone: parsePhone(context.clientPhone).ok,
    code: isOfPhone(context.challenge, context.clientPhone),
    proof: isOfPhone(context.proof, context.clientPhone),
    isSignedIn: context.ownPhone !== null,
  }),
};
