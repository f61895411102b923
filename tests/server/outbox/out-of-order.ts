import { OutsideFailed } from "../../../server/core/outside.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { smsWorker } from "../../../server/services/outbox/sms.ts";
import type { TestServer } from "../test-server.ts";

/** A gateway that is out of order for so many messages, and what came through it. Nobody else works on the outbox. */
export function outOfOrder(server: TestServer, failures: number) {
  const sent: string[] = [];
  let left = failures;
  const sms = {
    async send({ text }: { text: string }) {
      if (left-- > 0) throw new OutsideFailed("out of order");
      sent.push(text);
      return { type: "done" as const };
    },
    statusOf: async () => ({ type: "notFound" as const }),
  };
  const { pool, config } = server;
  const workers = { sendSms: smsWorker({ pool, sms, tokenKey: config.secrets.tokenKey }) };
  return { sent, work: (id: string) => workOnOutbox({ pool, clock: () => server.now, workers }, id) };
}
