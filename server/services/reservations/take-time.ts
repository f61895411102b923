import type { PoolClient } from "pg";
import { layoutOf } from "../../../domain/manner.ts";
import type { Answer, Availability, PlannedTime, ReservationParams, WantedAt } from "../../core/availability.ts";
import type { StoredPlan } from "../../db/queries/holds.ts";
import { refusedTime } from "./refused-time.ts";

/** Each lost attempt means that somebody else had one more of the masters, so more than these are never needed. */
const attempts = 20;

type Planning<Found extends PlannedTime> = {
  wanted: WantedAt;
  availability: Pick<Availability, "alternatives">;
  transaction: PoolClient;
  /** How the time can be had as it is now. */
  plan: () => Promise<Answer<Found>>;
};
type Taking<Found extends PlannedTime, Taken> = Planning<Found> & {
  /** Takes what was planned; undefined where somebody was faster, and nothing is changed then. */
  take: (plan: Found, isFirst: boolean) => Promise<Taken | undefined>;
};

/**
 * Plans a time; changes nothing.
 * @throws Refused as the plan is refused, with the nearest alternatives
 */
export async function planTime<Found extends PlannedTime>(planning: Planning<Found>): Promise<Found> {
  const { wanted, availability, transaction, plan } = planning;
  const answer = await plan();
  if (!answer.ok) throw await refusedTime(answer.refusal, wanted, availability, transaction);
  return answer.value;
}

/**
 * Takes a time as it is planned, anew as often as somebody else was faster.
 * @throws Refused as {@link planTime} does, or slotTaken, with the nearest alternatives
 */
export async function takeTime<Found extends PlannedTime, Taken>(
  first: Found,
  taking: Taking<Found, Taken>,
): Promise<Taken> {
  const { wanted, availability, transaction, take } = taking;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const taken = await take(attempt === 1 ? first : await planTime(taking), attempt === 1);
    if (taken !== undefined) return taken;
  }
  throw await refusedTime("slotTaken", wanted, availability, transaction);
}

/** What is stored of a plan for what was asked. */
export function storedOf(plan: PlannedTime, params: ReservationParams): StoredPlan {
  const { slot, occupancies, currency, prepayment, freeCancelUntil } = plan;
  const { peopleCount = 1 } = params;
  return { plan: slot, occupancies, currency, prepayment, freeCancelUntil, peopleCount, ...layoutOf(params) };
}
