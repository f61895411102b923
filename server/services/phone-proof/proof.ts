import type { PoolClient } from "pg";
import type { Phone } from "../../../domain/phone.ts";
import { Refused } from "../../contract/problem.ts";
import { useProof } from "../../db/queries/sms-challenges.ts";
import { hashSecret } from "../secrets.ts";
import { purpose } from "./code.ts";

/**
 * Uses up the proof that a phone is the person's, for the reservation that it was asked for.
 * @throws Refused phoneNotProven when it is another phone's or reservation's, ran out, was used or is none
 */
export async function spendPhoneProof(
  transaction: PoolClient,
  { proof, phone, reservationId, now }: { proof: string; phone: Phone; reservationId: string; now: Date },
): Promise<void> {
  const use = { hash: hashSecret(proof), phone, purpose, subject: reservationId, now };
  if (!(await useProof(transaction, use))) throw new Refused("phoneNotProven");
}
