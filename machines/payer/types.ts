import type { InvalidContacts } from "../../domain/contacts.ts";
import type { PaymentLink } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { Intent } from "../../domain/idempotency-key.ts";
import type { Payer, PaymentLinkKey } from "../../domain/payment-link.ts";
import type { Phone } from "../../domain/phone.ts";

/** What somebody types of themselves; the phone as it is typed. */
export type PayerContacts = Pick<Payer, "name" | "phone">;

export type PayerInput = {
  link: PaymentLinkKey;
  /** What was typed before a reload, and a code that was sent. */
  payer: Payer;
  /** The phone of who is signed in: it was proven with the account. Null for a visitor. */
  ownPhone: Phone | null;
};

/** Why somebody did not get further: a refusal, no answer, or what was typed. */
type PayerFailure = Failure | InvalidContacts;

export type PayerContext = Payer & {
  link: PaymentLinkKey;
  /** Null also once the service wants this phone proven as any other. */
  ownPhone: Phone | null;
  failure: PayerFailure | null;
  registering: Intent | null;
  /** The link once it is written down who pays; null before. */
  registered: PaymentLink | null;
};

export type PayerEvent =
  | { type: "contacts.edited"; contacts: Partial<PayerContacts> }
  | { type: "contacts.submitted"; contacts: PayerContacts }
  | { type: "phone.reconsidered" };

/** What happened, for the app to act on. */
export type PayerFact =
  /** It is written down who pays; `link` is how it stands now. */
  | { type: "payer.registered"; link: PaymentLink }
  /** Somebody else has registered meanwhile, or nothing is to be paid any more: the link is to be read anew. */
  | { type: "registration.refused" };
