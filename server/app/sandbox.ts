import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Config } from "../core/config.ts";
import { paymentSandbox } from "../outside/payments/sandbox/sandbox.ts";
import { closeInTime } from "./closing.ts";

type Options = { config: Config; pool: Pool; clock?: () => Date };

/** Builds what stands in for the card processors. It listens on `config.sandboxPort`: an origin that is not ours. */
export async function buildSandbox({ config, pool, clock = () => new Date() }: Options): Promise<FastifyInstance> {
  const sandbox = Fastify({ bodyLimit: 65_536, requestTimeout: 30_000, logger: { level: "warn" } });
  closeInTime(sandbox);
  await sandbox.register(paymentSandbox, { config, pool, clock });
  return sandbox;
}
