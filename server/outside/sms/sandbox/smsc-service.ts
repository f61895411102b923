import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Pool } from "pg";
import { parsePhone } from "../../../../domain/phone.ts";
import { type Fault, findFault, findTaken, insertSms } from "../../../db/queries/sandbox-sms.ts";
import { smscSendPath, smscStatusPath, type SmscAccount } from "../smsc.ts";
import { textsOf } from "../../texts.ts";

type Deps = { root: string; pool: Pool; account: SmscAccount; clock: () => Date; closing: AbortSignal };
type Form = Record<string, string>;

/** Longer than our gateway client waits. */
const silenceMs = 30_000;
/** Shorter than it waits. */
const slownessMs = 1500;
const html = "<html><h1>502 Bad Gateway</h1></html>";
const repeated = { error: "duplicate request, wait a minute", error_code: 9 };

/** The provider's side of SMSC.kz: it takes messages, tells what became of them, and fails as it is told to. */
export function smscService(site: FastifyInstance, { root, pool, account, clock, closing }: Deps): void {
  const isKnown = ({ login, psw }: Form) => login === account.login && psw === account.password;

  site.post(`${root}${smscSendPath}`, async (request, reply) => {
    const form = textsOf(request.body);
    const fault = await findFault(pool);
    if (fault === "error") return { error: "Service is temporarily unavailable", error_code: 9 };
    if (fault === "badGateway") return badGateway(reply);
    if (fault === "reset") return cut(reply);
    if (fault === "slow") await pause(slownessMs);
    if (fault === "timeout") await pause(silenceMs);
    const answer = await take(form, fault);
    return spoiled(fault, reply, fault === "twice" ? await take(form, fault) : answer);
  });
  site.post(`${root}${smscStatusPath}`, async (request) => {
    const form = textsOf(request.body);
    if (!isKnown(form)) return { error: "authorise error", error_code: 2 };
    const { id, phone } = form;
    if (!id || !phone) return { error: "parameters error", error_code: 1 };
    const takenAt = await findTaken(pool, id, phone);
    if (takenAt === undefined) return { status: -3, id };
    const last = { last_date: takenAt, last_timestamp: Math.floor(Date.parse(takenAt) / 1000), err: 0 };
    return { status: statusOf(await findFault(pool)), ...last };
  });

  async function take(form: Form, fault: Fault): Promise<object> {
    const { id = randomUUID(), phones, mes } = form;
    if (!isKnown(form)) return { error: "authorise error", error_code: 2 };
    if (!phones || !mes) return { error: "parameters error", error_code: 1 };
    if (!parsePhone(phones).ok) return { error: "invalid number", error_code: 7 };
    const sms = { clientId: id, phone: phones, text: mes, fault, now: clock() };
    const isTaken = (await insertSms(pool, sms)) !== undefined;
    return isTaken ? { id, cnt: 1 } : repeated;
  }

  function pause(milliseconds: number): Promise<unknown> {
    return sleep(milliseconds, undefined, { signal: closing, ref: false });
  }
}

/** What the provider answers of a message that it has dealt with. */
function spoiled(fault: Fault, reply: FastifyReply, answer: object): object | string {
  if (fault === "lostAnswer") return badGateway(reply);
  if (fault === "lostConnection") return cut(reply);
  if (fault === "malformed") return reply.type("application/json").send(JSON.stringify(answer).slice(0, -3));
  return answer;
}

function statusOf(fault: Fault): number {
  if (fault === "undelivered") return 0;
  return fault === "undeliverable" ? 20 : 1;
}

function badGateway(reply: FastifyReply): FastifyReply {
  return reply.code(502).type("text/html").send(html);
}

function cut(reply: FastifyReply): FastifyReply {
  reply.raw.destroy();
  return reply.hijack();
}
