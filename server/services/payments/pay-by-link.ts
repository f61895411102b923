import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findClient } from "../../db/queries/clients.ts";
import { linkSubject, lockPaymentLink, registerPayer, settlePaymentLink } from "../../db/queries/payment-links.ts";
import { storeUse } from "../../db/queries/sms-challenges.ts";
import { visibleName } from "../kit/client-text.ts";
import { answeredChallenge } from "../phone-proof/challenge.ts";
import { refuseForeignPhone, sendCode } from "../phone-proof/send-code.ts";
import { firmMessage } from "../phone-proof/sms-text.ts";
import { beginPayment, type Paying } from "./begin.ts";
import type { PaymentKind } from "./kinds.ts";
import { type AskedLink, isLinkPayable, linkOf, showPaymentLink } from "./payment-link.ts";

type Schemas = components["schemas"];
/** What a firm asks for by a link, as what is paid for: once, also where its money came when it had run out. */
export const linkKind: PaymentKind = {
  isTakenByPayer: false,
  lock: (transaction, { firmId, subjectId }) => lockPaymentLink(transaction, { firmId, id: subjectId }),
  settled: async (transaction, { now }, { firmId, subjectId }) =>
    (await settlePaymentLink(transaction, { firmId, id: subjectId }, now)) ? "kept" : "notKept",
};

type Needed = Pick<Dependencies, "config">;

/**
 * Sends a code to the phone of whoever is to pay by a link.
 * @throws Refused notFound, notPayable, validationFailed for what is no phone here, tooManyCodes
 */
export async function requestRegistrationCode(
  { phone, address, ...asked }: AskedLink & Schemas["RequestRegistrationCode"] & Pick<RequestContext, "address">,
  dependencies: Needed,
  transaction: PoolClient,
): Promise<Schemas["SmsChallenge"]> {
  refuseForeignPhone(phone);
  const link = await linkOf(transaction, asked);
  const { language, now } = asked;
  if (!isLinkPayable(link, now) || link.clientPhone !== null) throw new Refused("notPayable");
  const message = firmMessage(language, link.firm.name, dependencies.config.publicUrl);
  const sending = { phone, purpose: "registerPrepayment", subject: link.id, address, now, message } as const;
  return sendCode(dependencies, transaction, sending);
}

/**
 * Writes down who pays by a link, whose phone is proven by a code or by being signed in. Whoever says the same again is answered
 * as the first time.
 * @throws Refused notFound, notPayable also where somebody else has registered, phoneNotProven, wrongCode, codeExpired,
 * validationFailed for what is no phone or no name
 */
export async function registerPrepayment(
  { phone, name, challengeId, smsCode, ...asked }: AskedLink & Schemas["RegisterPrepayment"],
  dependencies: Needed,
  transaction: PoolClient,
): Promise<Schemas["PaymentLink"]> {
  const { currentUser, now } = asked;
  refuseForeignPhone(phone);
  await lockPaymentLink(transaction, await linkOf(transaction, asked));
  const link = await linkOf(transaction, asked);
  const isOther = link.clientPhone !== null && link.clientPhone !== phone;
  if (!isLinkPayable(link, now) || isOther) throw new Refused("notPayable");
  const client = currentUser && (await findClient(transaction, currentUser.id));
  if (client?.phone !== phone) {
    if (challengeId === undefined || smsCode === undefined) throw new Refused("phoneNotProven");
    const use = { id: challengeId, purpose: "registerPrepayment", phone, now } as const;
    const { subject } = await answeredChallenge(dependencies, transaction, smsCode, use);
    if (subject !== link.id) throw new Refused("codeExpired");
    await storeUse(transaction, challengeId, now);
  }
  await registerPayer(transaction, link, { clientId: currentUser?.id, phone, name: visibleName(name, "/name"), now });
  return showPaymentLink(transaction, await linkOf(transaction, asked), asked, dependencies.config);
}

/**
 * Begins to pay what a link asks for; {@link getPaymentLink} tells what became of it.
 * @throws Refused notFound, notPayable, phoneNotProven where nobody has registered, and what {@link beginPayment} throws
 */
export async function payByLink(
  { firmId, code, ...paying }: Omit<AskedLink, "currentUser"> & Paying,
  dependencies: Needed,
  transaction: PoolClient,
): Promise<Payment> {
  const { language, now } = paying;
  const asked = { firmId, code, language, now };
  await lockPaymentLink(transaction, await linkOf(transaction, asked));
  const link = await linkOf(transaction, asked);
  if (!isLinkPayable(link, now)) throw new Refused("notPayable");
  if (link.clientPhone === null) throw new Refused("phoneNotProven");
  const due = {
    ...linkSubject(link),
    amount: link.amount,
    currency: link.currency,
    // Nobody is there any more when a charge is late by days.
    beginBefore: new Date(Math.min(Date.parse(link.expiresAt), now.getTime() + limits.prepaymentSeconds * 1000)),
    description: `${link.firm.name}: ${link.purpose}`,
    payerPhone: link.clientPhone,
    timeZone: link.timeZone,
  };
  return beginPayment(paying, due, dependencies, transaction);
}
