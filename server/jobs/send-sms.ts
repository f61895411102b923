import type { Task } from "graphile-worker";
import { SmsFailed, type SmsPort } from "../core/sms-port.ts";
import { openSms, readQueuedSms } from "../services/sms-queue.ts";

type Deps = { sms: SmsPort; tokenKey: string; clock: () => Date };

/**
 * The job. A message that the gateway may take later is tried again, each time after a longer wait, until it is worth
 * nothing; one that it will never take is given up at once.
 */
export function sendSms({ sms, tokenKey, clock }: Deps): Task {
  return async (payload, { logger }) => {
    const queued = readQueuedSms(payload);
    if (!queued.isSent) return;
    if (clock().getTime() >= Date.parse(queued.expiresAt)) {
      logger.warn("An SMS could not be sent before it was worth nothing.");
      return;
    }
    try {
      await sms.send(queued.phone, openSms(tokenKey, queued));
    } catch (error) {
      if (!(error instanceof SmsFailed) || error.mayBeRepeated) throw error;
      logger.error(error.message);
    }
  };
}
