import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import {
  changeSandboxPayment,
  findSandboxPayment,
  lockSandboxPayment,
  type SandboxPayment,
} from "../../../db/queries/sandbox-payments.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { choices, sendBack, sendBank, sendClosed, sendWaiting, type Visit } from "./bank-page.ts";
import { languageOf } from "./page.ts";
import { textsOf } from "../../texts.ts";

type Deps = {
  /** The path of the page. */
  root: string;
  pool: Pool;
  clock: () => Date;
};

/**
 * The bank of whoever pays: it is POSTed MD, PaReq and TermUrl, asks its client, and has the browser POST MD and PaRes to
 * TermUrl. What its client chose it tells the processor, which asks it by PaRes.
 */
export function bank(site: FastifyInstance, { root, pool, clock }: Deps): void {
  const answerPath = `${root}/answer`;

  site.post(root, async ({ body }, reply) => {
    const found = await visited(textsOf(body));
    if (found === undefined) return reply.code(404).send();
    return sendBank(reply, { ...found, answerPath });
  });

  site.post(answerPath, async ({ body }, reply) => {
    const form = textsOf(body);
    const found = await visited(form);
    const choice = choices.find((one) => one === form.choice);
    if (found === undefined || choice === undefined) return reply.code(404).send();
    if (choice === "wait") return sendWaiting(reply, { ...found, answerPath });
    if (choice === "close") return sendClosed(reply, found.payment);
    const { payment, visit } = found;
    const paRes = await answerOf(payment.id, choice === "confirm");
    return sendBack(reply, {
      language: languageOf(payment.detail.culture),
      to: visit.termUrl,
      members: { MD: visit.md, PaRes: paRes },
    });
  });

  async function visited(form: Record<string, string>): Promise<{ payment: SandboxPayment; visit: Visit } | undefined> {
    const { MD: md = "", PaReq: paReq = "", TermUrl: termUrl = "" } = form;
    if (!/^\d{1,15}$/.test(md) || !/^https?:\/\//.test(termUrl) || !URL.canParse(termUrl)) return undefined;
    const payment = await findSandboxPayment(pool, Number(md));
    return payment?.paReq === paReq ? { payment, visit: { md, paReq, termUrl } } : undefined;
  }

  /** The first answer stands. */
  function answerOf(id: number, isProven: boolean): Promise<string> {
    return inTransaction(pool, async (client) => {
      const payment = await lockSandboxPayment(client, id);
      if (payment === undefined) throw new Error("A payment of the sandbox is gone.");
      if (payment.paRes !== null) return payment.paRes;
      const paRes = randomUUID();
      await changeSandboxPayment(client, payment, { paRes, isProven }, { now: clock() });
      return paRes;
    });
  }
}
