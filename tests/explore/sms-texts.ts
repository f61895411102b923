import { findSms } from "../../server/db/queries/sandbox-sms.ts";
import type { Walk } from "./walk.ts";

/** What has come by SMS to the phones of a walk, the newest first. */
export async function smsTexts({ stand: { server, now }, phones }: Pick<Walk, "stand" | "phones">): Promise<string[]> {
  const read = (phone: string) => findSms(server.pool, phone, new Date(now()));
  const messages = (await Promise.all(Object.values(phones).map(read))).flat();
  return messages.toSorted((one, other) => other.id - one.id).map(({ text }) => text);
}
