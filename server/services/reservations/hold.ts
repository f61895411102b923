import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { type HeldBeside, lockHeldBeside } from "../../db/queries/holds-of-address.ts";
import { insertHold, type NewHold } from "../../db/queries/holds.ts";
import { findReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { moveChallenges } from "../../db/queries/sms-challenges.ts";
import { atOnce } from "../../db/at-once.ts";
import { inSavepointOrNothing } from "../../db/savepoint.ts";
import type { PlannedTime, WantedAt } from "../../core/availability.ts";
import { countedAddress } from "../../core/counted-address.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";
import { isKey, isToBeConfirmed, refuseMiscounted, showReservation } from "./reservation.ts";
import { clearTheWay, insertInstead } from "./run-out.ts";
import { planTime, storedOf, takeTime } from "./take-time.ts";
import type { RequestContext } from "../../core/request-context.ts";

type Schemas = components["schemas"];
/** `referrer`: the channel by which the client came; `isExpress`: an express service now or within limits.expressMinutes. */
type Asked = { referrer: string | undefined; isExpress?: boolean } & RequestContext;

/**
 * Plans to hold a time, and answers what holds it for limits.holdSeconds; the plan and its prices are the server's. An
 * earlier hold that it `replaces` is given up in the same transaction, so that the new time may overlap the old one, and a
 * code that was sent or a phone that was proven for it counts for the new one; when the new time is refused, the old one
 * stays. What is not there to be given up (unknown, another's, run out) does not stand in the way.
 * @throws Refused slotTaken, slotTooSoon, slotOutsideHours or noMasterFree with the nearest alternatives, or another code of
 * {@link PlannedTime}'s refusals; what holds it throws these too where somebody was faster, and tooManyRequests with the wait for an
 * address that holds too much here already
 */
export async function prepareHold(
  hold: Schemas["HoldReservation"],
  asked: Asked,
  { availability, config }: Pick<Dependencies, "availability" | "config">,
  transaction: PoolClient,
): Promise<() => Promise<Schemas["CreatedReservation"]>> {
  const { now } = asked;
  refuseMiscounted(hold.params);
  const replacedId = await replaceableHold(hold, asked, transaction);
  const { firmId, params, startTime } = hold;
  const wanted: WantedAt = {
    firmId,
    params,
    startTime,
    now: now.getTime(),
    caller: countedAddress(asked.address),
    ownReservationId: replacedId,
    isExpress: asked.isExpress,
  };
  async function take(plan: PlannedTime, isFirst: boolean): Promise<Schemas["CreatedReservation"] | undefined> {
    const secret = newSecret();
    const made = await tryToHold(transaction, newHold(hold, asked, plan, secret), { replacedId, isFirst });
    if (made === undefined) return undefined;
    const { count, freeAt } = made.beside;
    if (count >= config.holdsPerAddress) throw new Refused("tooManyRequests", { waitSeconds: waitUntil(freeAt, now) });
    return { reservation: showReservation(made.row, now), secret };
  }
  const taking = { wanted, availability, transaction, plan: () => availability.planAt(wanted, transaction), take };
  const first = await planTime(taking);
  return () => takeTime(first, taking);
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
  plan: PlannedTime,
  secret: string,
): NewHold {
  return {
    id: randomUUID(),
    firmId,
    ...storedOf(plan, params),
    language,
    referrer,
    heldFrom: countedAddress(address),
    secretHash: hashSecret(secret),
    now,
    heldUntil: new Date(now.getTime() + limits.holdSeconds * 1000),
  };
}

type Placed = { row: ReservationRow; beside: HeldBeside };

/**
 * Answers the hold and what its address holds beside it, or undefined when somebody was faster; then nothing is changed.
 * They are counted where nobody else counts those of the address: last, so that whoever counts waits for nobody else, and is
 * waited for no longer than that takes.
 */
async function tryToHold(
  transaction: PoolClient,
  hold: NewHold,
  { replacedId, isFirst }: { replacedId: string | undefined; isFirst: boolean },
): Promise<Placed | undefined> {
  // Whoever takes one thing has nothing that others wait for while they wait for it: what ran out is cleared once it is in
  // the way.
  const isWayClear = isFirst && replacedId === undefined && hold.occupancies.length === 1;
  return inSavepointOrNothing(transaction, async () => {
    const replaced = isWayClear ? undefined : await clearTheWay(transaction, hold, replacedId);
    const instead = replaced && (await insertInstead(transaction, hold, replaced));
    if (replaced !== undefined && instead === undefined) return undefined;
    const [row, , beside] = await atOnce([
      instead ?? insertHold(transaction, hold),
      replacedId === undefined ? undefined : moveChallenges(transaction, replacedId, hold.id),
      lockHeldBeside(transaction, hold),
    ]);
    return row && { row, beside };
  });
}
