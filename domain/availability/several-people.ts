import { both, type Cells, cellRange, either, hasCell, isEmpty, listCells, noCells, runsOf, without } from "./cells.ts";
import type { Board } from "./day.ts";
import { alikeUnits } from "./alike-units.ts";
import { everyoneHasOwn } from "./matching.ts";
import { type Placed, Reach } from "./one-person.ts";
import { type Budget, spend } from "./budget.ts";
import { allTasks, type PersonTasks, type Task } from "./person-tasks.ts";
import { type Seat, type Seats, seatsOf, type UnitSeat } from "./seats.ts";

/** A person in the search: what they want, by whom, and where it could be done. */
export type Guest = { person: PersonTasks; seats: Seats; reach: Reach };

/** Whether all begin with the visit; otherwise each begins with it or soon after a service of somebody else. */
export type Gathering = "together" | "joining";

type Choice = { seat: Seat; units: readonly number[]; task: Task; rest: number; at: number };

export type Company = { guests: readonly Guest[]; wait: number; gathering: Gathering };

/** Readies a search for several people, those with the fewest masters first. */
export function guestsOf(board: Board, people: readonly PersonTasks[], wait: number): Guest[] {
  const guests = people.map((person) => {
    const seats = seatsOf(board, person);
    return { person, seats, reach: new Reach(person, seats, wait) };
  });
  const choice = ({ seats }: Guest) => new Set(seats.flat().map(({ masterId }) => masterId)).size;
  return guests.toSorted((left, right) => choice(left) - choice(right));
}

/** The cells outside of which the visit of a company can't start; not every one of them is a start. */
export function possibleStarts({ guests, gathering }: Company): Cells {
  const starts = guests.map(({ person, reach }) => reach.startsOf(allTasks(person)));
  return gathering === "together" ? starts.reduce(both, cellRange(0, 128)) : starts.reduce(either, noCells);
}

/** Places a company's visit that starts at a cell; undefined when it can't be, or when budget ends. */
export function placeCompany(company: Company, start: number, budget: Budget): Placed[] | undefined {
  const { wait, gathering } = company;
  const placed: Placed[] = [];
  const taken = new Map<number, Cells>();
  const takenUnits = new Map<number, Cells>();
  const alikeOf = alikeUnits(company.guests.map(({ person }) => person));

  function hasStepsLeft(): boolean {
    budget.steps -= 1;
    return budget.steps >= 0;
  }
  function isFree({ masterId, length, starts }: Seat, at: number): boolean {
    const others = taken.get(masterId);
    return hasCell(starts, at) && (others === undefined || isEmpty(both(others, cellRange(at, at + length))));
  }
  /** The units of a need that could be taken, but for those that are as free as one before them. */
  function unitsFor(need: readonly UnitSeat[], at: number, length: number): number[] {
    const alike = new Set<string>();
    return need.flatMap(({ unit, vacant, starts }) => {
      const others = takenUnits.get(unit) ?? noCells;
      if (!hasCell(starts, at) || !isEmpty(both(others, cellRange(at, at + length)))) return [];
      const left = [alikeOf(unit), ...Object.values(without(vacant, others))].join(" ");
      if (alike.has(left)) return [];
      alike.add(left);
      return [unit];
    });
  }
  /** Every way to have a unit for each need of a seat. */
  function unitChoices({ needs, length }: Seat, at: number): number[][] {
    return needs.reduce<number[][]>(
      (choices, need) => {
        const units = unitsFor(need, at, length);
        return choices.flatMap((chosen) => units.map((unit) => [...chosen, unit]));
      },
      [[]],
    );
  }

  /** Places the tasks of `left` so that the first begins from `from` to `until`, and goes on with `next`. */
  function placeTasks(guest: Guest, left: number, from: number, until: number, next: () => boolean): boolean {
    if (left === 0) return next();
    for (let at = from; at <= until && hasStepsLeft(); at += 1) {
      if (!hasCell(guest.reach.startsOf(left), at)) continue;
      for (const { number, task, rest } of guest.person.nextOf(left)) {
        if (!guest.reach.taskStarts(number).some(({ starts }) => hasCell(starts, at))) continue;
        for (const seat of guest.seats[number] ?? []) {
          if (!isFree(seat, at)) continue;
          for (const units of unitChoices(seat, at)) {
            if (hasStepsLeft() && placeTask(guest, { seat, units, task, rest, at }, next)) return true;
          }
        }
      }
    }
    return false;
  }
  function placeTask(
    guest: Guest,
    { seat: { masterId, length }, units, task, rest, at }: Choice,
    next: () => boolean,
  ): boolean {
    const end = at + length;
    const cells = cellRange(at, end);
    const before = taken.get(masterId) ?? noCells;
    const unitsBefore = units.map((unit) => [unit, takenUnits.get(unit) ?? noCells] as const);
    taken.set(masterId, either(before, cells));
    for (const [unit, others] of unitsBefore) takenUnits.set(unit, either(others, cells));
    placed.push({ task, masterId, units, start: at, length });
    if (placeTasks(guest, rest, end, end + wait, next)) return true;
    placed.pop();
    taken.set(masterId, before);
    for (const [unit, others] of unitsBefore) takenUnits.set(unit, others);
    return false;
  }

  /** Whether a guest could be served from the start of the visit on by the masters whom the others leave. */
  function canStill({ person, seats }: Guest): boolean {
    const left = seats.map((ofTask) =>
      ofTask.map((seat) => {
        const others = taken.get(seat.masterId);
        return others ? { ...seat, starts: both(seat.starts, runsOf(without(seat.free, others), seat.length)) } : seat;
      }),
    );
    return hasCell(new Reach(person, left, wait).startsOf(allTasks(person)), start);
  }
  /** The masters with whom a guest could begin at the start of the visit. */
  function firstMasters({ person, seats }: Guest): number[] {
    const found: number[] = [];
    for (const { number } of person.nextOf(allTasks(person))) {
      for (const seat of seats[number] ?? []) if (isFree(seat, start)) found.push(seat.masterId);
    }
    return found;
  }
  /** The units with which a guest could begin then; undefined where they could without any. */
  function firstUnits({ person, seats }: Guest): number[] | undefined {
    const found = new Set<number>();
    for (const { number } of person.nextOf(allTasks(person))) {
      for (const seat of seats[number] ?? []) {
        if (!isFree(seat, start)) continue;
        const [need] = seat.needs;
        if (need === undefined) return undefined;
        for (const { unit, starts } of need) if (hasCell(starts, start) && isUnitLeft(unit)) found.add(unit);
      }
    }
    return [...found];
  }
  function isUnitLeft(unit: number): boolean {
    return !hasCell(takenUnits.get(unit) ?? noCells, start);
  }
  function placeTogether(guests: readonly Guest[]): boolean {
    const [guest, ...others] = guests;
    if (guest === undefined) return true;
    if (!hasStepsLeft() || !everyoneHasOwn(guests.map(firstMasters))) return false;
    if (!everyoneHasOwn(guests.map(firstUnits).filter((units) => units !== undefined))) return false;
    if (placed.length > 0 && !guests.every(canStill)) return false;
    return placeTasks(guest, allTasks(guest.person), start, start, () => placeTogether(others));
  }

  /** The cells, from `from` on, at which somebody may join the visit. */
  function arrivals(from: number): Cells {
    const ends = placed.map(({ length, start: at }) => at + length);
    const soonAfter = ends.map((end) => cellRange(end, end + wait + 1));
    return both(soonAfter.reduce(either, cellRange(start, start + 1)), cellRange(from, 128));
  }
  function placeInTurn(guests: readonly Guest[], from: number): boolean {
    if (guests.length === 0) return true;
    for (const at of listCells(arrivals(from))) {
      const tried = new Set<string>();
      for (const guest of guests) {
        if (tried.has(guest.person.signature)) continue;
        tried.add(guest.person.signature);
        if (!hasStepsLeft()) return false;
        const others = guests.filter((other) => other !== guest);
        if (placeTasks(guest, allTasks(guest.person), at, at, () => placeInTurn(others, at))) return true;
      }
    }
    return false;
  }

  return (gathering === "together" ? placeTogether(company.guests) : placeInTurn(company.guests, start))
    ? placed
    : undefined;
}

const structuralBudget = 10_000;

/** Whether people can be served at the same time at all, were every master free the whole day. */
export function canBeTogether(people: readonly PersonTasks[], wait: number, budget: Budget): boolean {
  const ids = new Set(people.flatMap(({ tasks }) => tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))));
  const free = cellRange(0, 128);
  const chairs = new Map([...ids].map((id, turn) => [id, { id, work: free, free, vacant: free, turn }]));
  const board = { chairs, units: new Map(), now: 0, startable: free, earliest: 0, repeated: noCells };
  const company: Company = { guests: guestsOf(board, people, wait), wait, gathering: "together" };
  return spend(budget, structuralBudget, (allowance) => placeCompany(company, 0, allowance)) !== undefined;
}
