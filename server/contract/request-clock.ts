import type { FastifyRequest } from "fastify";
import { serviceClockHeader, longestClockMinutes } from "../../domain/studio-addresses.ts";
import { minuteMs } from "../../domain/time.ts";

/** When a request comes, by what is no more than the service's own clock unless the sandbox is there. */
export type RequestClock = (request: FastifyRequest) => Date;

/** The clock of the service; beside the sandbox, a request may say by how many minutes it is off. */
export function requestClock(clock: () => Date, { sandbox }: { sandbox: boolean }): RequestClock {
  if (!sandbox) return clock;
  return ({ headers }) => {
    const minutes = Number(headers[serviceClockHeader] ?? 0);
    const isOff = Number.isInteger(minutes) && Math.abs(minutes) <= longestClockMinutes;
    return isOff ? new Date(clock().getTime() + minutes * minuteMs) : clock();
  };
}
