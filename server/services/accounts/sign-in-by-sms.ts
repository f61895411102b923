import type { PoolClient } from "pg";
import type { Call, Success } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { lockPersonByPhone } from "../../db/queries/people.ts";
import { storeUse } from "../../db/queries/sms-challenges.ts";
import { answeredChallenge } from "../phone-proof/challenge.ts";
import { openSession } from "./open-session.ts";

/** @throws Refused wrongCode, codeExpired: see {@link answeredChallenge} */
export async function signInBySms(
  { body, now }: Call<"signInBySms">,
  house: Dependencies,
  transaction: PoolClient,
): Promise<Success<"signInBySms">> {
  const { phone, challengeId: id, smsCode } = body;
  await answeredChallenge(house, transaction, smsCode, { id, purpose: "SIGN_IN", phone, now });
  const person = await lockPersonByPhone(transaction, phone);
  if (person === undefined) throw new Refused("codeExpired");
  await storeUse(transaction, id, now);
  return openSession(house, transaction, person, { device: body, now });
}
