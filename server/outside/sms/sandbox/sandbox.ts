import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../../../domain/addresses.ts";
import { parsePhone } from "../../../../domain/phone.ts";
import { smscSendPath, type SmscAccount } from "../smsc.ts";
import { inboxPage } from "./inbox-page.ts";
import { faults, findFault, findSms, keepFault, keepSms } from "../../../db/queries/sandbox-sms.ts";

type Deps = { pool: Pool; account: SmscAccount; clock: () => Date };

const root = `${servicePaths.sandbox}/sms`;
/** Longer than our gateway client waits. */
const silenceMs = 30_000;

/**
 * The provider's side of SMSC.kz, so that the real adapter is what runs, and what a client would see on their phone:
 * the inbox at /sandbox/sms, the same as JSON at /sandbox/sms/messages?phone=, and the switch of faults.
 */
export async function smsSandbox(site: FastifyInstance, { pool, account, clock }: Deps): Promise<void> {
  const closing = new AbortController();
  site.addHook("preClose", async () => closing.abort());
  site.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  site.post(`${root}${smscSendPath}`, async (request) => {
    const fault = await findFault(pool);
    if (fault === "error") return { error: "Service is temporarily unavailable", error_code: 9 };
    if (fault === "timeout") await sleep(silenceMs, undefined, { signal: closing.signal, ref: false });
    return take(textsOf(request.body));
  });
  site.get(root, async (request, reply) => {
    const phone = textsOf(request.query).phone ?? "";
    const page = { phone, messages: await findSms(pool, phone), fault: await findFault(pool), nonce: reply.cspNonce };
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(inboxPage(page));
  });
  site.get(`${root}/messages`, async (request) => findSms(pool, textsOf(request.query).phone ?? ""));
  site.post(`${root}/faults`, async (request, reply) => {
    const mode = faults.find((fault) => fault === textsOf(request.body).mode);
    if (mode === undefined) return reply.code(400).send({ error: `mode is one of ${faults.join(", ")}` });
    await keepFault(pool, mode);
    return { mode };
  });

  async function take({ login, psw, phones, mes }: Record<string, string>): Promise<object> {
    if (login !== account.login || psw !== account.password) return { error: "authorise error", error_code: 2 };
    if (!phones || !mes) return { error: "parameters error", error_code: 1 };
    if (!parsePhone(phones).ok) return { error: "invalid number", error_code: 7 };
    return { id: await keepSms(pool, phones, mes, clock()), cnt: 1 };
  }
}

function textsOf(source: unknown): Record<string, string> {
  if (typeof source !== "object" || source === null) return {};
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
