import compress from "@fastify/compress";
import Fastify from "fastify";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import { sandboxSwitches } from "../../domain/studio-addresses.ts";
import { serveApi } from "./api.ts";
import { paymentKinds } from "./payment-kinds.ts";
import { cardProcessors } from "./processors.ts";
import { closeInTime } from "./closing.ts";
import { pictures } from "../site/pictures.ts";
import type { Config } from "../core/config.ts";
import { callbacks } from "../callbacks/callbacks.ts";
import { answerError, answerProblem } from "../contract/error-answer.ts";
import { readableTarget } from "./target.ts";
import { answerUnreadable } from "./unreadable.ts";
import { problemOf } from "../core/refusal.ts";
import { health } from "../site/health.ts";
import { runJobs } from "../jobs/runner.ts";
import { mapSandbox } from "../outside/map/sandbox/sandbox.ts";
import { paymentSwitches } from "../outside/payments/sandbox/switches.ts";
import { recaptchaSandbox } from "../outside/recaptcha/sandbox/sandbox.ts";
import { siteverify } from "../outside/recaptcha/siteverify.ts";
import { smsSandbox } from "../outside/sms/sandbox/sandbox.ts";
import { smscGateway } from "../outside/sms/smsc.ts";
import { reference } from "../site/reference.ts";
import { accessTokens } from "../services/access-tokens.ts";
import { createAvailability } from "../services/availability/availability.ts";
import { sitemap } from "../site/sitemap.ts";
import { secureSite } from "../site/site-headers.ts";

export type AppOptions = {
  config: Config;
  /** Migrated; stays the caller's to close, after the app. */
  pool: Pool;
  clock?: () => Date;
  /** What serves the pictures of the demo's firms, where they are in the database. */
  demo?: FastifyPluginAsync | undefined;
  /** The client's pages; without them the API, its reference and the sandbox are served alone. */
  pages?: FastifyPluginAsync;
  /** Where what is logged goes, and from which level on; warnings to the standard output when absent. */
  log?: { level: string; stream: { write(line: string): void } };
};

/** Whoever waits for longer, on a database that is there and does not answer, is told to come back: less than a client's page waits. */
const answerMs = 15_000;

/**
 * Builds the service. Background jobs start when it listens: then its own addresses, the sandbox's among them, can be
 * reached. `close` stops all that was started here, in time.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool, clock = () => new Date(), demo, pages, log } = options;
  const app = Fastify({
    bodyLimit: 65_536,
    requestTimeout: 30_000,
    handlerTimeout: answerMs,
    rewriteUrl: readableTarget,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
    logger: log ?? { level: "warn" },
    // One proxy, whose own entry is the last of X-Forwarded-For: those before it are whatever the client wrote.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
  });
  closeInTime(app);
  const availability = createAvailability(pool);
  const processors = cardProcessors(config);
  const money = { processors, kinds: paymentKinds };
  await runJobs(app, { pool, availability, sms: smscGateway(config.sms), ...money, config, clock });
  app.addHook("onClose", () => availability.close());
  const dependencies = {
    config,
    pool,
    availability,
    tokens: accessTokens(config.secrets.tokenKey),
    recaptcha: siteverify(config.recaptcha),
  };

  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => answerProblem(reply, problemOf("notFound")));
  await app.register(compress, { threshold: 1024 });
  await app.register(health, { pool });
  await app.register(serveApi, { dependencies, clock });
  await app.register(callbacks, { pool, ...money, config, clock });
  await app.register(async (site) => {
    await secureSite(site, config);
    await site.register(reference);
    await site.register(pictures, { pool });
    await site.register(sitemap, { pool, config });
    if (config.sandbox) {
      await site.register(smsSandbox, { pool, account: config.sms, clock });
      await site.register(recaptchaSandbox, { secret: config.recaptcha.secret });
      await paymentSwitches(site, { path: sandboxSwitches.payments, pool });
      await site.register(mapSandbox, { pool });
    }
    if (demo !== undefined) await site.register(demo);
    if (pages !== undefined) await site.register(pages);
  });
  return app;
}
