import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { pagePaths } from "../../domain/addresses.ts";
import { callbackPaths, type CardProcessors, type Processor } from "../core/card-processor.ts";
import type { Config } from "../core/config.ts";
import { countedAddress } from "../core/counted-address.ts";
import { inTransaction } from "../db/transaction.ts";
import { takeBankAnswer } from "../services/payments/complete-3ds.ts";
import { handleCallback } from "../services/payments/callbacks.ts";
import type { PaymentKinds } from "../services/payments/kinds.ts";

type Options = {
  pool: Pool;
  processors: CardProcessors;
  config: Pick<Config, "requestsPerMinute" | "secrets">;
  clock: () => Date;
  kinds: PaymentKinds;
};

const names: readonly Processor[] = ["cloudPayments", "payBox"];

/**
 * Where others call us, each in their own way: the processors, who sign the bodies that they send, and banks, whose pages have
 * the client's browser POST a form from another site, without our cookies.
 */
export async function callbacks(
  app: FastifyInstance,
  { pool, processors, config, clock, kinds }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => countedAddress(ip),
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  });

  for (const name of names) {
    const processor = processors[name];
    if (processor === undefined) continue;
    app.post(callbackPaths[name], async ({ url, headers, body }, reply) => {
      const [path = ""] = url.split("?");
      const event = processor.readCallback({ path, rawBody: bytesOf(body), headers });
      if (event === undefined) return reply.code(403).send();
      const now = clock();
      const verdict = await inTransaction(pool, (transaction) => handleCallback(transaction, name, event, now));
      const answer = event.reply(verdict);
      return reply.type(answer.contentType).send(answer.body);
    });
  }

  app.post<{ Params: { paymentId: string } }>(
    `${pagePaths.paymentReturn}/:paymentId`,
    async ({ params, body }, reply) => {
      const form = new URLSearchParams(bytesOf(body).toString("utf8"));
      const answer = { md: form.get("MD") ?? "", paRes: form.get("PaRes") ?? "", ...params, now: clock() };
      const { tokenKey } = config.secrets;
      const back = await inTransaction(pool, (transaction) => takeBankAnswer(transaction, { tokenKey, kinds }, answer));
      return reply.redirect(back ?? pagePaths.notFound, 303);
    },
  );
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
