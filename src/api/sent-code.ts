import type { Challenge } from "../../domain/phone-proof.ts";
import type { Phone } from "../../domain/phone.ts";
import { agedAnswer } from "./answer.ts";
import type { Schemas } from "./client.ts";

const ofCode = ["challengeId", "expiresInSeconds", "resendInSeconds", "attemptsLeft"] as const;

type Answered = Parameters<typeof agedAnswer<Schemas["SmsChallenge"]>>[0];

/** A code on its way, counted so that nothing is too generous: it ends early, and the next one is asked for late. */
export async function sentCode(clock: { now(): number }, phone: Phone, ask: () => Answered): Promise<Challenge> {
  const askedAt = clock.now();
  const { data, ageMs } = await agedAnswer(ask(), ...ofCode);
  const { expiresInSeconds, resendInSeconds, challengeId, attemptsLeft } = data;
  const expiresAt = askedAt - ageMs + expiresInSeconds * 1000;
  const leastAgeMs = Math.max(0, ageMs - 1000);
  const resendAt = clock.now() - leastAgeMs + resendInSeconds * 1000;
  return { challengeId, attemptsLeft, phone, expiresAt, resendAt };
}
