import { startServer, type RunningServer } from "../../../support/server.ts";
import { holdOutsideWork } from "./outside-work.ts";
import { openSalon } from "./salon.ts";

/** The real service of one worker, whose clock a test may move. */
export type Service = RunningServer & {
  clock: { now(): Date; pass(seconds: number): void; reset(): void };
};

/** How many requests a minute one address may make; each test comes from an address of its own. */
export const requestsPerMinute = 400;

export async function startService(): Promise<Service> {
  let ahead = 0;
  const clock = {
    now: () => new Date(Date.now() + ahead),
    pass: (seconds: number) => void (ahead += seconds * 1000),
    reset: () => void (ahead = 0),
  };
  const env = { TRUST_PROXY: "true", REQUESTS_PER_MINUTE: String(requestsPerMinute) };
  const server = await startServer({ clock: clock.now, env });
  await openSalon(server.pool);
  await holdOutsideWork(server.pool);
  return { ...server, clock };
}
