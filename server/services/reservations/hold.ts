import type { PoolClient } from "pg";
import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { clearTheWay, countHolds, insertHold, lockHolds, type NewHold } from "../../db/queries/holds.ts";
import { findReservation } from "../../db/queries/reservations.ts";
import { moveChallenges } from "../../db/queries/sms-challenges.ts";
import { inSavepoint } from "../../db/transaction.ts";
import type { Plan, WantedAt } from "../../core/availability.ts";
import { countedAddress } from "../../core/counted-address.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";
import { isKey, isToBeConfirmed, showReservation } from "./reservation.ts";
import type { RequestContext } from "../../core/request-context.ts";

type Schemas = components["schemas"];
/** `referrer`: the channel by which the client came; `isExpress`: an express service now or within limits.expressMinutes. */
type Asked = { referrer: string | undefined; isExpress?: boolean } & RequestContext;

/** Each lost attempt means that somebody else had one more of the masters, so more than these are never needed. */
const attempts = 20;

/**
 * Holds a time for limits.holdSeconds; the plan and its prices are the server's. An earlier hold that it `replaces` is
 * given up in the same transaction, so that the new time may overlap the old one, and a code that was sent or a phone that
 * was proven for it counts for the new one; when the new time is refused, the old one stays. What is not there to be given up (unknown, another's, run out) does not stand in the way.
 * @throws Refused tooManyRequests with the wait for an address that holds too much here already, slotTaken with the nearest alternatives, or another code of {@link Plan}'s refusals
 */
export async function holdReservation(
  hold: Schemas["HoldReservation"],
  asked: Asked,
  { availability, config }: Pick<Dependencies, "availability" | "config">,
  transaction: PoolClient,
): Promise<Schemas["CreatedReservation"]> {
  const { now, language } = asked;
  refuseUncounted(hold.params);
  const replacedId = await replaceableHold(hold, asked, transaction);
  const { firmId, params, startTime } = hold;
  const heldFrom = countedAddress(asked.address);
  const refuseTooMany = async () => {
    const held = await countHolds(transaction, { firmId, heldFrom, now }, replacedId);
    if (held.count >= config.holdsPerAddress)
      throw new Refused("tooManyRequests", { waitSeconds: waitUntil(held.freeAt, now) });
  };
  await refuseTooMany();
  const wanted: WantedAt = {
    firmId,
    params,
    startTime,
    now: now.getTime(),
    reservationId: replacedId,
    isExpress: asked.isExpress,
  };
  const secret = newSecret();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await availability.planAt(wanted, transaction);
    if (!answer.ok && answer.refusal !== "slotTaken") throw new Refused(answer.refusal);
    if (!answer.ok) break;
    if (attempt === 1) {
      // Counted again where nobody else counts: those who ask at once have seen each other's holds as little as we have.
      await lockHolds(transaction, { firmId, heldFrom });
      await refuseTooMany();
    }
    const id = await tryToHold(transaction, newHold(hold, asked, answer.value, secret), replacedId);
    const row = id === undefined ? undefined : await findReservation(transaction, id, language);
    const { picked } = answer.value;
    if (row !== undefined)
      return { reservation: showReservation(row, now), secret, ...(picked.length > 0 && { picked: [...picked] }) };
  }
  throw new Refused("slotTaken", { alternatives: await availability.alternatives(wanted, transaction) });
}

/** @throws Refused validationFailed where a service is for somebody who is not counted */
export function refuseUncounted({ entries, peopleCount = 1 }: Schemas["ReservationParams"]): void {
  if (entries.every(({ person = 1 }) => person <= peopleCount)) return;
  const errors = [{ field: "/params/peopleCount", message: "must count everybody whom a service is for" }];
  throw new Refused("validationFailed", { errors });
}

function waitUntil(freeAt: string | null, now: Date): number {
  return freeAt === null ? 0 : Math.max(1, Math.ceil((Date.parse(freeAt) - now.getTime()) / 1000));
}

async function replaceableHold(
  { replaces }: Schemas["HoldReservation"],
  { now, language }: Asked,
  transaction: PoolClient,
): Promise<string | undefined> {
  if (replaces === undefined) return undefined;
  const row = await findReservation(transaction, replaces.reservationId, language);
  return row !== undefined && isKey(replaces.secret, row) && isToBeConfirmed(row, now) ? row.id : undefined;
}

function newHold(
  { firmId, params }: Schemas["HoldReservation"],
  { referrer, language, address, now }: Asked,
  { slot, occupancies, currency, prepayment, freeCancelUntil }: Plan,
  secret: string,
): NewHold {
  return {
    firmId,
    plan: slot,
    occupancies,
    currency,
    prepayment,
    freeCancelUntil,
    peopleCount: params.peopleCount ?? 1,
    awaitingTime: params.awaitingTime ?? 0,
    language,
    referrer,
    heldFrom: countedAddress(address),
    secretHash: hashSecret(secret),
    now,
    heldUntil: new Date(now.getTime() + limits.holdSeconds * 1000),
  };
}

class TimeLost extends Error {}

/** Answers the id of the hold, or undefined when somebody was faster; then nothing is changed. */
async function tryToHold(
  transaction: PoolClient,
  hold: NewHold,
  replacedId: string | undefined,
): Promise<string | undefined> {
  try {
    return await inSavepoint(transaction, async () => {
      await clearTheWay(transaction, hold, replacedId);
      const id = await insertHold(transaction, hold);
      if (id === undefined) throw new TimeLost();
      if (replacedId !== undefined) await moveChallenges(transaction, replacedId, id);
      return id;
    });
  } catch (error) {
    if (error instanceof TimeLost) return undefined;
    throw error;
  }
}
