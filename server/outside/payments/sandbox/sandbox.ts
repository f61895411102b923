import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { callbackPaths } from "../../../core/card-processor.ts";
import type { Config } from "../../../core/config.ts";
import { insertCryptogram, listSandboxPayments, operationsOf } from "../../../db/queries/sandbox-payments.ts";
import { membersOf, readXml } from "../pay-box/xml.ts";
import { textsOf } from "../../texts.ts";
import { bank } from "./bank.ts";
import { startCallbacks } from "./callbacks.ts";
import { cloudPaymentsService } from "./cloud-payments-service.ts";
import { payBoxPages } from "./pay-box-pages.ts";
import { payBoxPayments } from "./pay-box-payments.ts";
import { payBoxService } from "./pay-box-service.ts";
import { findPaymentFault } from "./faults.ts";
import { sendField } from "./field-page.ts";
import { sendLedger } from "./ledger-page.ts";
import { languageOf } from "./page.ts";
import { atThisMachine, paymentSwitches } from "./switches.ts";
import { readCard } from "./test-cards.ts";

type Deps = { pool: Pool; config: Config; clock: () => Date };

/** Where the stand-ins are served, on the sandbox's own origin. */
const cloudRoot = "/cloud-payments";
const payBoxRoot = "/pay-box";
const bankRoot = "/bank";

/**
 * The card processors' side of their protocols, on an origin of its own: their APIs, the framed field and the pages at which
 * cards are typed, the bank's page, their callbacks; and for this machine alone their ledger (/ and /ledger) and the switches of
 * their faults (/faults).
 */
export async function paymentSandbox(site: FastifyInstance, { pool, config, clock }: Deps): Promise<void> {
  const closing = new AbortController();
  const callbacks = startCallbacks(pool, isTaken, (error) => site.log.error(error));
  site.addHook("preClose", async () => {
    closing.abort();
    callbacks.close();
  });
  site.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  cloudPaymentsService(site, {
    root: cloudRoot,
    pool,
    account: config.cloudPayments,
    webhookUrl: `${config.apiUrl}${callbackPaths.cloudPayments}`,
    acsUrl: `${config.sandboxUrl}${bankRoot}`,
    callbacks,
    clock,
    closing: closing.signal,
  });
  const payments = payBoxPayments({
    pool,
    secret: config.payBox.secret,
    callbacks,
    clock,
    closing: closing.signal,
    report: (error) => site.log.error(error),
  });
  const payBoxDeps = {
    root: payBoxRoot,
    pool,
    pagesUrl: `${config.sandboxUrl}${payBoxRoot}`,
    acsUrl: `${config.sandboxUrl}${bankRoot}`,
    payments,
    clock,
  };
  payBoxService(site, { ...payBoxDeps, account: config.payBox, closing: closing.signal });
  payBoxPages(site, { ...payBoxDeps, secret: config.payBox.secret });
  bank(site, { root: bankRoot, pool, clock });

  const pages = [config.publicUrl, config.apiUrl].map((url) => new URL(url).origin);
  site.get(`${cloudRoot}/field`, async ({ query }, reply) => {
    const { origin, language } = textsOf(query);
    if (origin === undefined || !pages.includes(origin)) return reply.code(403).send();
    return sendField(reply, { origin, language: languageOf(language) });
  });
  site.post(`${cloudRoot}/field`, async ({ body }) => {
    const { number = "", expires = "", cvc = "" } = textsOf(body);
    const card = readCard({ number, expires, cvc }, new Date());
    if ("wrong" in card) return card;
    const cryptogram = `01${randomUUID()}`;
    await insertCryptogram(pool, cryptogram, card, clock());
    return { cryptogram, lastFour: card.lastFour, brand: card.brand };
  });

  site.get("/ledger", atThisMachine, async ({ query }) => ledger(textsOf(query).orderId ?? ""));
  site.get("/", atThisMachine, async (_request, reply) => {
    const listed = await ledger("");
    const cloudPayments = await findPaymentFault(pool, "cloudPayments");
    const payBox = await findPaymentFault(pool, "payBox");
    return sendLedger(reply, { payments: listed, faults: { cloudPayments, payBox } });
  });
  await paymentSwitches(site, { path: "/faults", pool });

  async function ledger(orderId: string) {
    const listed = await listSandboxPayments(pool, orderId);
    const operations = await operationsOf(
      pool,
      listed.map(({ id }) => id),
    );
    return listed.map((payment) => ({
      ...payment,
      operations: operations.filter(({ paymentId }) => paymentId === payment.id),
    }));
  }
}

/** CloudPayments wants {"code":0}, PayBox a document that says ok. */
function isTaken(body: string): boolean {
  const document = readXml(body);
  if (document !== undefined) return membersOf(document).pg_status === "ok";
  return /^\s*\{\s*"code"\s*:\s*0\s*\}\s*$/.test(body);
}
