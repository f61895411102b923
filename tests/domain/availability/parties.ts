import { alikeOn } from "../../../domain/availability/alike.ts";
import { cellMinutes, cellRange, cellsOfDay, noCells } from "../../../domain/availability/cells.ts";
import type { Gathering, Party } from "../../../domain/availability/party.ts";
import { PartyVisits } from "../../../domain/availability/party-visits.ts";
import { boardOf, type Day } from "../../../domain/availability/day.ts";
import { OnePersonSearch, type Placed } from "../../../domain/availability/one-person.ts";
import { Stays } from "../../../domain/availability/stay.ts";
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
  const board = boardOf(day);
  const alike = alikeOn(board, people);
  const searches = people.map((person) => new OnePersonSearch(board, person, wait));
  return { people: searches, wait, gathering, alike, stays: new Stays(alike) };
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
