import type { CardProcessor, Charge, MoveAnswer } from "../../../core/card-processor.ts";
import { toDecimal } from "../amounts.ts";
import { callTimeoutMs, post } from "../post.ts";
import {
  codeOf,
  type Operations,
  paymentOf,
  readAnswer,
  readCharge,
  readOperations,
  readTransaction,
  refundedAmong,
  takenAmong,
} from "./answers.ts";
import { readCallback } from "./callback.ts";

/** `url` is the API's base without a final slash: https://api.tiptoppay.kz. */
export type CloudPaymentsAccount = { url: string; publicId: string; apiSecret: string };

const cultures: Record<Charge["language"], string> = { ru: "ru-RU", kk: "kk-KZ", en: "en-US" };
const pageSize = 100;

/**
 * Pays through CloudPayments (api.tiptoppay.kz in Kazakhstan): JSON over HTTP Basic, answers {Success, Message, Model}. Our id
 * is its InvoiceId, and its X-Request-ID, under which it answers the same for an hour.
 * @param timeoutMs how long it may take to answer
 */
export function cloudPayments(account: CloudPaymentsAccount, timeoutMs = callTimeoutMs): CardProcessor {
  const authorization = `Basic ${Buffer.from(`${account.publicId}:${account.apiSecret}`).toString("base64")}`;
  const inTime = () => AbortSignal.timeout(timeoutMs);
  const call = async (path: string, body: object, { signal = inTime(), id }: { signal?: AbortSignal; id?: string }) => {
    const headers = {
      authorization,
      "content-type": "application/json",
      ...(id !== undefined && { "x-request-id": id }),
    };
    return readAnswer(await post(`${account.url}${path}`, { body: JSON.stringify(body), headers, signal }));
  };
  const move = async (path: string, body: object, id: string): Promise<MoveAnswer> => {
    const { Success, Message } = await call(path, body, { id });
    return Success ? { type: "done" } : { type: "refused", code: codeOf(Message) };
  };

  /** All operations since an instant of UTC. */
  async function operationsSince(since: string, options: { signal?: AbortSignal } = {}): Promise<Operations> {
    const listed = async (page: number): Promise<Operations> => {
      const asked = { PageNumber: page, CreatedDateGte: since, TimeZone: "UTC" };
      const operations = readOperations(await call("/v2/payments/list", asked, options));
      return operations.length < pageSize ? operations : [...operations, ...(await listed(page + 1))];
    };
    return listed(1);
  }

  return {
    async charge(charge) {
      return readCharge(await call(chargePath(charge), chargeBody(charge), { id: charge.id }), account.url);
    },
    async complete3ds({ id, processorId, paRes }) {
      const body = { TransactionId: Number(processorId), PaRes: paRes };
      return readCharge(await call("/payments/cards/post3ds", body, { id: `${id}-3ds` }), account.url);
    },
    async find({ id }) {
      const signal = inTime();
      const { Message, Model } = await call("/payments/find", { InvoiceId: id }, { signal });
      if ((Model === null || Model === undefined) && Message === "Not found") return { type: "notFound" };
      const transaction = readTransaction(Model);
      if (!transaction.Refunded) return paymentOf(transaction, 0);
      const operations = await operationsSince(`${transaction.CreatedDateIso}Z`, { signal });
      return paymentOf(transaction, refundedAmong(operations, transaction));
    },
    async listPayments(since) {
      return takenAmong(await operationsSince(since.toISOString()));
    },
    capture({ id, processorId, amount }) {
      return move("/payments/confirm", { TransactionId: Number(processorId), Amount: numberOf(amount) }, id);
    },
    void({ id, processorId }) {
      return move("/payments/void", { TransactionId: Number(processorId) }, id);
    },
    refund({ id, processorId, amount }) {
      return move("/payments/refund", { TransactionId: Number(processorId), Amount: numberOf(amount) }, id);
    },
    readCallback: (callback) => readCallback(callback, account.apiSecret),
  };
}

function chargePath({ way, stages }: Charge): string {
  return `/payments/${way.type === "savedCard" ? "tokens" : "cards"}/${stages === 1 ? "charge" : "auth"}`;
}

function chargeBody({ way, ...charge }: Charge): object {
  const body = {
    Amount: numberOf(charge.amount),
    Currency: charge.currency,
    InvoiceId: charge.id,
    Description: charge.description,
    IpAddress: charge.clientIp,
    CultureName: cultures[charge.language],
    ...(charge.accountId !== undefined && { AccountId: charge.accountId }),
    ...(charge.email !== undefined && { Email: charge.email }),
  };
  switch (way.type) {
    case "card":
      return {
        ...body,
        CardCryptogramPacket: way.cryptogram,
        PaymentUrl: charge.returnUrl,
        SaveCard: charge.saveCard && charge.accountId !== undefined,
      };
    case "savedCard":
      return { ...body, Token: way.token };
    case "payBox":
      throw new RangeError("CloudPayments has no page to pay at.");
  }
}

/** Exact: such a decimal has no more digits than a JSON number carries. */
function numberOf(amount: number): number {
  return Number(toDecimal(amount));
}
