import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../../../domain/addresses.ts";
import { sandboxSwitches } from "../../../../domain/studio-addresses.ts";
import { faults, findFault, findSms, saveFault } from "../../../db/queries/sandbox-sms.ts";
import type { SmscAccount } from "../smsc.ts";
import { inboxPage } from "./inbox-page.ts";
import { smscService } from "./smsc-service.ts";
import { refuseOtherSites } from "../../other-sites.ts";
import { textsOf } from "../../texts.ts";

type Deps = { pool: Pool; account: SmscAccount; clock: () => Date };

const root = `${servicePaths.sandbox}/sms`;

/**
 * The provider's side of SMSC.kz, so that the real adapter is what runs, and what a client would see on their phone:
 * the inbox at /sandbox/sms, the same as JSON at /sandbox/sms/messages?phone=, and the switch of faults, at which GET says how it stands.
 */
export async function smsSandbox(site: FastifyInstance, { pool, account, clock }: Deps): Promise<void> {
  const closing = new AbortController();
  site.addHook("preClose", async () => closing.abort());
  site.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  smscService(site, { root, pool, account, clock, closing: closing.signal });

  site.get(root, async (request, reply) => {
    const phone = textsOf(request.query).phone ?? "";
    const page = {
      phone,
      messages: await findSms(pool, phone, clock()),
      fault: await findFault(pool),
      nonce: reply.cspNonce,
    };
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(inboxPage(page));
  });
  site.get(`${root}/messages`, async (request) => findSms(pool, textsOf(request.query).phone ?? "", clock()));
  site.get(sandboxSwitches.sms, async () => ({ mode: await findFault(pool), modes: faults }));
  site.post(sandboxSwitches.sms, { onRequest: refuseOtherSites }, async (request, reply) => {
    const mode = faults.find((fault) => fault === textsOf(request.body).mode);
    if (mode === undefined) return reply.code(400).send({ error: `mode is one of ${faults.join(", ")}` });
    await saveFault(pool, mode);
    return { mode };
  });
}
