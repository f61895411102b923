import type { PoolClient } from "pg";
import type { CardBinding, Payment } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import { limits } from "../../core/limits.ts";
import { noFirm } from "../../../domain/payment-subject.ts";
import { dayMs, hourMs, minuteMs, defaultTimeZone } from "../../../domain/time.ts";
import type { Config } from "../../core/config.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { lockClient } from "../../db/queries/clients.ts";
import { countBindings, findPayments, type PaidFor, type PaymentRow } from "../../db/queries/payments.ts";
import { beginPayment, type Paying } from "./begin.ts";
import { takeAsPayer } from "./complete-3ds.ts";
import { showPayment } from "./payment.ts";

type Binding = { bindingId: string; currentUser: CurrentUser };

/** What is taken and given back to see that a card works: 10 ₸. */
const due = { amount: 1000, currency: "KZT" };

const descriptions: Record<Language, string> = {
  ru: "Проверка карты: деньги сразу вернутся",
  kz: "Картаны тексеру: ақша бірден қайтарылады",
  en: "Card check: the money is returned at once",
};

/**
 * What is taken to save a card, and what became of it.
 * @throws Refused notFound for another client's
 */
export async function getCardBinding(
  binding: Binding,
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<CardBinding> {
  return showBinding(pool, binding, config);
}

/**
 * Begins to save a card: an amount is taken and given back.
 * @throws Refused notFound for another client's binding, notPayable once a card was saved by it, tooManyRequests, and what
 * {@link beginPayment} throws
 */
export async function bindCard(
  {
    bindingId,
    cryptogram,
    currentUser,
    ...asked
  }: Binding & { cryptogram: string } & Pick<Paying, "expected" | "language" | "address" | "now">,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Payment> {
  const { language, now } = asked;
  const client = await lockClient(transaction, currentUser.id);
  const payments = await ownPayments(transaction, { bindingId, currentUser });
  if (client === undefined) throw new Refused("notFound");
  if (payments.some(isTaken)) throw new Refused("notPayable");
  const begun = await countBindings(transaction, client.id, new Date(now.getTime() - dayMs));
  if (begun >= limits.cardBindingsPerDay) throw new Refused("tooManyRequests", { waitSeconds: hourMs / 1000 });
  return beginPayment(
    { ...asked, by: { type: "cryptogram", cryptogram }, saveCard: true, currentUser },
    {
      ...paidForBinding(bindingId),
      ...due,
      beginBefore: new Date(now.getTime() + limits.cardBindingMinutes * minuteMs),
      description: descriptions[language],
      payerPhone: client.phone,
      timeZone: defaultTimeZone,
    },
    dependencies,
    transaction,
  );
}

/**
 * Takes the bank's answer of who saves a card.
 * @throws Refused notFound for another client's binding
 */
export async function proveCardBinding(
  { proof, now, ...binding }: Binding & { proof: string } & Pick<RequestContext, "now">,
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<CardBinding> {
  const [last] = await ownPayments(transaction, binding);
  if (last !== undefined) await takeAsPayer(transaction, { paymentId: last.id, proof, now });
  return showBinding(transaction, binding, config);
}

async function showBinding(reader: Reader, binding: Binding, { cloudPayments }: Config): Promise<CardBinding> {
  const payments = await ownPayments(reader, binding);
  const last = payments.find(isTaken) ?? payments[0];
  return {
    bindingId: binding.bindingId,
    due,
    ways: payments.some(isTaken) ? [] : [{ type: "card", fieldUrl: cloudPayments.fieldUrl }],
    ...(last !== undefined && { payment: showPayment(last, defaultTimeZone) }),
  };
}

async function ownPayments(reader: Reader, { bindingId, currentUser }: Binding): Promise<PaymentRow[]> {
  const payments = await findPayments(reader, paidForBinding(bindingId));
  if (payments.some(({ clientId }) => clientId !== currentUser.id)) throw new Refused("notFound");
  return payments;
}

function paidForBinding(bindingId: string): PaidFor {
  return { firmId: noFirm, subject: "card", subjectId: bindingId };
}

function isTaken({ paid }: PaymentRow): boolean {
  return paid > 0;
}
