import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Pool, PoolClient } from "pg";
import {
  answerOnce,
  changeSandboxPayment,
  findSandboxOrder,
  findSandboxPayment,
  insertSandboxPayment,
  keepCard,
  keptCards,
  lockSandboxPayment,
  operationsSince,
  type SandboxCard,
  type SandboxPayment,
  takeCryptogram,
} from "../../../db/queries/sandbox-payments.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { fromDecimal } from "../amounts.ts";
import type { CloudPaymentsAccount } from "../cloud-payments/cloud-payments.ts";
import type { Callbacks } from "./callbacks.ts";
import { answered, badRequest, challengeOf, type CloudAnswer, operationModel } from "./cloud-payments-answers.ts";
import { oweWebhook, type Webhook } from "./cloud-payments-webhooks.ts";
import { answerAs, badGateway, findPaymentFault, latenessMs, type PaymentFault } from "./faults.ts";

type Deps = {
  root: string;
  pool: Pool;
  account: CloudPaymentsAccount;
  /** Where the service takes webhooks, as `…/:kind`. */
  webhookUrl: string;
  /** Where browsers reach the bank's page. */
  acsUrl: string;
  callbacks: Callbacks;
  clock: () => Date;
  closing: AbortSignal;
};

type Body = Readonly<Record<string, unknown>>;
type Work = (client: PoolClient, fault: PaymentFault) => Promise<CloudAnswer>;

/** How long after its answer a webhook comes. */
const webhookDelayMs = 150;
const pageSize = 100;

/** CloudPayments' side of its API: charges, 3DS, moves of money, and what became of them. */
export function cloudPaymentsService(site: FastifyInstance, deps: Deps): void {
  const { root, pool, account, webhookUrl, acsUrl, callbacks, clock, closing } = deps;
  const authorization = `Basic ${Buffer.from(`${account.publicId}:${account.apiSecret}`).toString("base64")}`;

  site.addHook("onRequest", async (request, reply) => {
    const isOfApi = /^\/(?:v2\/)?payments\//.test(request.url.slice(root.length));
    if (isOfApi && request.headers.authorization !== authorization) return reply.code(401).send();
  });

  for (const stages of [1, 2]) {
    const name = stages === 1 ? "charge" : "auth";
    moving(`/payments/cards/${name}`, (body) => charging(body, stages, (client) => cardOfCryptogram(client, body)));
    moving(`/payments/tokens/${name}`, (body) => charging(body, stages, (client) => cardOfToken(client, body)));
  }
  moving("/payments/cards/post3ds", post3ds);
  moving("/payments/confirm", (body) => movingPayment(body, "authorized", capture));
  moving("/payments/void", (body) => movingPayment(body, "authorized", voidPayment));
  moving("/payments/refund", (body) => movingPayment(body, "completed", refundPart));

  site.post(`${root}/payments/find`, async ({ body }) => {
    const found = await findSandboxOrder(pool, "cloudPayments", textOf(bodyOf(body), "InvoiceId"));
    return found === undefined ? badRequest("Not found") : answered(found);
  });
  site.post(`${root}/payments/get`, async ({ body }) => {
    const found = await findSandboxPayment(pool, numberOf(bodyOf(body), "TransactionId"));
    return found === undefined ? badRequest("Not found") : answered(found);
  });
  site.post(`${root}/v2/payments/list`, async ({ body }) => {
    const since = new Date(textOf(bodyOf(body), "CreatedDateGte"));
    if (Number.isNaN(since.getTime())) return badRequest("CreatedDateGte is required");
    const operations = await operationsSince(pool, since, numberOf(bodyOf(body), "PageNumber"), pageSize);
    return { Success: true, Message: null, Model: operations.map(operationModel) };
  });

  /** Serves a call that moves money: once for an id of the request, and as the fault has it. */
  function moving(path: string, workOf: (body: Body) => Work): void {
    site.post(`${root}${path}`, async (request, reply) => {
      const fault = await findPaymentFault(pool, "cloudPayments");
      const requestId = request.headers["x-request-id"];
      const work = () =>
        once(path, typeof requestId === "string" ? requestId : undefined, workOf(bodyOf(request.body)), fault);
      reply.type("application/json");
      return fault === "pendingThenSuccess" ? late(reply, work) : answerAs({ fault, reply, closing }, work);
    });
  }

  async function once(path: string, requestId: string | undefined, work: Work, fault: PaymentFault): Promise<string> {
    const id = requestId && `${account.publicId} ${path} ${requestId}`;
    const answer = await inTransaction(pool, (client) => answerOnce(client, id, clock(), () => work(client, fault)));
    if (fault === "callbackFirst") await callbacks.deliver();
    else callbacks.deliverLater(webhookDelayMs);
    return JSON.stringify(answer);
  }

  /** The protocol has no word for being at it: the answer is lost, and the charge is made when nobody waits for it. */
  function late(reply: FastifyReply, work: () => Promise<string>): FastifyReply {
    const begin = () => (closing.aborted ? undefined : work().catch((error: unknown) => site.log.error(error)));
    setTimeout(() => void begin(), latenessMs).unref();
    return badGateway(reply);
  }

  function charging(
    body: Body,
    stages: number,
    cardOf: (client: PoolClient) => Promise<SandboxCard | undefined>,
  ): Work {
    return async (client, fault) => {
      const amount = amountIn(body);
      if (amount === undefined || amount === 0) return badRequest("Amount is required");
      const orderId = textOf(body, "InvoiceId");
      const currency = textOf(body, "Currency");
      if (orderId === "" || currency === "") return badRequest("InvoiceId and Currency are required");
      const card = await cardOf(client);
      if (card === undefined) return badRequest("CardCryptogramPacket or Token is wrong");
      const token = textOf(body, "Token");
      const payment = await insertSandboxPayment(client, {
        processor: "cloudPayments",
        orderId,
        accountId: textOf(body, "AccountId") || null,
        amount: fault === "wrongAmount" ? amount + 100 : amount,
        currency,
        stages,
        card,
        saveCard: body.SaveCard === true,
        token: token || null,
        detail: { description: textOf(body, "Description"), culture: textOf(body, "CultureName") },
        now: clock(),
      });
      if (!card.is3ds || token !== "") return settle(client, payment, fault);
      const change = { status: "awaiting", paReq: randomUUID() } as const;
      return challengeOf((await changeSandboxPayment(client, payment, change, { now: clock() })).payment, acsUrl);
    };
  }

  async function cardOfCryptogram(client: PoolClient, body: Body): Promise<SandboxCard | undefined> {
    return takeCryptogram(client, textOf(body, "CardCryptogramPacket"), clock());
  }

  async function cardOfToken(client: PoolClient, body: Body): Promise<SandboxCard | undefined> {
    const cards = await keptCards(client, "cloudPayments", textOf(body, "AccountId"));
    return cards.find(({ token }) => token === textOf(body, "Token"))?.card;
  }

  function post3ds(body: Body): Work {
    return async (client, fault) => {
      const payment = await lockSandboxPayment(client, numberOf(body, "TransactionId"));
      if (payment === undefined) return badRequest("Not found");
      if (payment.status !== "awaiting") return answered(payment);
      const isProven = payment.isProven === true && payment.paRes === textOf(body, "PaRes");
      return isProven ? settle(client, payment, fault) : decline(client, payment, 5206, fault);
    };
  }

  async function settle(client: PoolClient, payment: SandboxPayment, fault: PaymentFault): Promise<CloudAnswer> {
    const { card, amount, stages, accountId } = payment;
    if (card === null || card.outcome !== 0) return decline(client, payment, card?.outcome ?? 5012, fault);
    const token = payment.token ?? (payment.saveCard && accountId !== null ? `tk_${randomUUID()}` : null);
    if (token !== null && payment.token === null && accountId !== null) {
      await keepCard(client, { token, processor: "cloudPayments", accountId, card, now: clock() });
    }
    const [status, type] = stages === 1 ? (["completed", "charged"] as const) : (["authorized", "authorized"] as const);
    const operation = { type, amount };
    return written(client, payment, { change: { status, reason: 0, token }, operation, kind: "pay", fault });
  }

  function decline(
    client: PoolClient,
    payment: SandboxPayment,
    reason: number,
    fault: PaymentFault,
  ): Promise<CloudAnswer> {
    const operation = { type: "declined", amount: 0 } as const;
    return written(client, payment, { change: { status: "declined", reason }, operation, kind: "fail", fault });
  }

  /** Moves a payment that stands so; another one is refused. */
  function movingPayment(
    body: Body,
    from: SandboxPayment["status"],
    move: (client: PoolClient, payment: SandboxPayment, amount: number, fault: PaymentFault) => Promise<CloudAnswer>,
  ): Work {
    return async (client, fault) => {
      const payment = await lockSandboxPayment(client, numberOf(body, "TransactionId"));
      if (payment?.status !== from) return badRequest("The transaction does not allow this operation");
      const left = payment.amount - payment.refunded;
      const amount = body.Amount === undefined ? left : amountIn(body);
      if (amount === undefined || amount === 0 || amount > left) return badRequest("The amount exceeds the payment");
      return move(client, payment, amount, fault);
    };
  }

  function capture(
    client: PoolClient,
    payment: SandboxPayment,
    amount: number,
    fault: PaymentFault,
  ): Promise<CloudAnswer> {
    if (payment.card?.failsClearing) return Promise.resolve(badRequest("Clearing failed"));
    const operation = { type: "captured", amount } as const;
    return written(client, payment, { change: { status: "completed" }, operation, kind: "confirm", fault });
  }

  function voidPayment(
    client: PoolClient,
    payment: SandboxPayment,
    _amount: number,
    fault: PaymentFault,
  ): Promise<CloudAnswer> {
    const operation = { type: "voided", amount: payment.amount } as const;
    return written(client, payment, { change: { status: "cancelled" }, operation, kind: "cancel", fault });
  }

  function refundPart(
    client: PoolClient,
    payment: SandboxPayment,
    amount: number,
    fault: PaymentFault,
  ): Promise<CloudAnswer> {
    const operation = { type: "refunded", amount } as const;
    return written(client, payment, {
      change: { refunded: payment.refunded + amount },
      operation,
      kind: "refund",
      fault,
    });
  }

  async function written(
    client: PoolClient,
    before: SandboxPayment,
    {
      change,
      operation,
      kind,
      fault,
    }: Pick<Webhook, "kind" | "fault"> & {
      change: Parameters<typeof changeSandboxPayment>[2];
      operation: NonNullable<Parameters<typeof changeSandboxPayment>[3]["operation"]>;
    },
  ): Promise<CloudAnswer> {
    const { payment, operationId } = await changeSandboxPayment(client, before, change, { now: clock(), operation });
    await oweWebhook(client, {
      kind,
      payment,
      operationId,
      amount: operation.amount,
      fault,
      url: webhookUrl,
      secret: account.apiSecret,
    });
    const isCharge = kind === "pay" || kind === "fail";
    return isCharge ? answered(payment) : { Success: true, Message: null, Model: { TransactionId: operationId } };
  }
}

function bodyOf(body: unknown): Body {
  return typeof body === "object" && body !== null ? { ...body } : {};
}

function amountIn({ Amount }: Body): number | undefined {
  return typeof Amount === "number" || typeof Amount === "string" ? fromDecimal(Amount) : undefined;
}

function textOf(body: Body, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value : "";
}

function numberOf(body: Body, name: string): number {
  const value = Number(body[name]);
  return Number.isSafeInteger(value) ? value : 0;
}
