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
import { countBindings, findPayments, type SubjectKey, type PaymentRow } from "../../db/queries/payments.ts";
import { findRefunds } from "../../db/queries/payment-refunds.ts";
import { beginPayment, type Paying } from "./begin.ts";
import { takeAsPayer } from "./complete-3ds.ts";
import type { PaymentKind } from "./kinds.ts";
import { showPaying } from "./paying.ts";

/** Binding a card as what is paid for: the card is saved as with any payment, and what was taken has only shown that it works. */
export const cardKind: PaymentKind = {
  isTakenByPayer: true,
  async lock(transaction, { clientId }) {
    if (clientId !== null) await lockClient(transaction, clientId);
  },
  settled: async () => "notKept",
};

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
  binding: ShownBinding,
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
    { ...asked, way: { type: "card", cryptogram, saveCard: true }, currentUser },
    {
      ...bindingSubject(bindingId),
      ...due,
      beginBefore: payableUntil(now),
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
  if (last !== undefined) await takeAsPayer(transaction, cardKind, { payment: last, proof, now });
  return showBinding(transaction, { ...binding, now }, config);
}

type ShownBinding = Binding & Pick<RequestContext, "now">;

async function showBinding(
  reader: Reader,
  { now, ...binding }: ShownBinding,
  { cloudPayments }: Config,
): Promise<CardBinding> {
  const payments = await ownPayments(reader, binding);
  const refunds = await findRefunds(reader, bindingSubject(binding.bindingId));
  const card = { type: "card", fieldUrl: cloudPayments.fieldUrl } as const;
  const payable = payments.some(isTaken) ? null : { until: payableUntil(now).toISOString(), ways: [card] };
  const asked = { ...due, timeZone: defaultTimeZone, payable, now };
  return { bindingId: binding.bindingId, ...showPaying({ payments, refunds }, asked) };
}

async function ownPayments(reader: Reader, { bindingId, currentUser }: Binding): Promise<PaymentRow[]> {
  const payments = await findPayments(reader, bindingSubject(bindingId));
  if (payments.some(({ clientId }) => clientId !== currentUser.id)) throw new Refused("notFound");
  return payments;
}

function bindingSubject(bindingId: string): SubjectKey {
  return { firmId: noFirm, subject: "card", subjectId: bindingId };
}

/** Each attempt has its time: nothing waits for a card to be saved. */
function payableUntil(now: Date): Date {
  return new Date(now.getTime() + limits.cardBindingMinutes * minuteMs);
}

function isTaken({ paid }: PaymentRow): boolean {
  return paid > 0;
}
