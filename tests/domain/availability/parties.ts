import { cellMinutes, cellRange, cellsOfDay, noCells } from "../../../domain/availability/cells.ts";
import { type Gathering, type Party, partyOn } from "../../../domain/availability/party.ts";
import { PartyVisits } from "../../../domain/availability/party-visits.ts";
import { boardOf, type Day } from "../../../domain/availability/day.ts";
import type { Placed } from "../../../domain/availability/one-person.ts";
import { type RequestedEntry, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import type { World } from "./oracle.ts";
import { dayOfWorld } from "./worlds.ts";

export const plenty = 10_000_000;

export function partyOf(
  day: Day,
  entries: readonly RequestedEntry[],
  awaitingMinutes: number,
  gathering: Gathering,
): Party {
  const { people, wait } = visitRequestOf(entries, awaitingMinutes);
  return partyOn(boardOf(day), people, wait, gathering);
}

export function partyIn(world: World, gathering: Gathering): Party {
  return partyOf(dayOfWorld(world), world.entries, world.awaitingMinutes, gathering);
}

/** What is placed from a start by an end, and how many steps it takes to know that. */
export function placedBy(party: Party, start: number, end: number): { placed: Placed[] | undefined; steps: number } {
  const budget = { steps: plenty };
  const placed = new PartyVisits(party, start).placeBy(end, budget);
  return { placed, steps: plenty - budget.steps };
}

/** Masters who work from the beginning of the day up to a cell each, in the order of their ranks. */
export const dayOf = (...ends: number[]): Day => ({
  masters: ends.map((end, rank) => ({ id: rank + 1, rank, work: cellRange(0, end), busy: noCells })),
  minutes: cellsOfDay * cellMinutes,
  nowMinute: 0,
  earliestMinute: 0,
});
export const wish = (
  person: number,
  minutes: number,
  ids: readonly number[],
  needs: number[][] = [],
): RequestedEntry => ({
  person,
  masterId: null,
  able: ids.map((masterId) => ({ masterId, minutes, price: 0, priceMax: null })),
  needs,
});
