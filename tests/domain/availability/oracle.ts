import type { Able } from "../../../domain/availability/visit-request.ts";
import type { Visit } from "../../../domain/availability/visit.ts";

/** A small world told in plain minutes, for a search that tries everything. */
export type World = {
  /** Minutes of the day. */
  length: number;
  masters: OracleMaster[];
  /** Units of rooms and devices. */
  units: OracleUnit[];
  entries: OracleEntry[];
  awaitingMinutes: number;
};
export type OracleMaster = { id: number; rank: number; shifts: Span[]; breaks: Span[]; busy: Span[] };
export type OracleUnit = { unit: number; busy: Span[] };
export type Span = { startsMinute: number; endsMinute: number };
export type OracleEntry = { person: number; masterId: number | null; able: Able[]; needs?: number[][] };
export type Placement = { masterId: number; units: number[]; start: number; end: number };

const step = 15;

export function isAtWork(master: OracleMaster, minute: number): boolean {
  return covers(master.shifts, minute) && !covers(master.breaks, minute);
}

export function isFree(master: OracleMaster, minute: number): boolean {
  return isAtWork(master, minute) && !covers(master.busy, minute);
}

function covers(spans: Span[], minute: number): boolean {
  return spans.some(({ startsMinute, endsMinute }) => startsMinute <= minute && minute < endsMinute);
}

/** Whether the master is free in every single minute. */
export function isFreeThroughout(master: OracleMaster, start: number, end: number): boolean {
  for (let minute = start; minute < end; minute += 1) if (!isFree(master, minute)) return false;
  return true;
}

export function candidatesOf({ masterId, able }: OracleEntry): number[] {
  return masterId === null ? able.map((one) => one.masterId) : [masterId];
}

/** How long a master takes for it. */
export function minutesBy({ able }: OracleEntry, id: number): number {
  return able.find(({ masterId }) => masterId === id)?.minutes ?? Number.NaN;
}

/** Every placement of every entry that breaks no rule, found by trying all of them. */
export function allPlans(world: World, together: boolean): Placement[][] {
  const options = world.entries.map((entry) => placementsOf(world, entry));
  const plans: Placement[][] = [];
  const chosen: Placement[] = [];
  function choose(index: number): void {
    if (index === world.entries.length) {
      if (isAllowed(world, chosen, together)) plans.push([...chosen]);
      return;
    }
    for (const option of options[index] ?? []) {
      if (chosen.some((other) => share(other, option) && overlap(other, option))) continue;
      chosen.push(option);
      choose(index + 1);
      chosen.pop();
    }
  }
  choose(0);
  return plans;
}

const mostTries = 200_000;

/**
 * Some visit that starts at a minute and ends by another one, found by trying everything; unknown where that would take too
 * long.
 */
export function someVisit(
  world: World,
  { start, end, together }: { start: number; end: number; together: boolean },
): Placement[] | "none" | "unknown" {
  const options = world.entries.map((entry) =>
    placementsOf(world, entry).filter((one) => one.start >= start && one.end <= end),
  );
  const chosen: Placement[] = [];
  let tries = 0;
  function choose(index: number): boolean {
    const entry = world.entries[index];
    if (entry === undefined) return startOf(chosen) === start && isAllowed(world, chosen, together);
    for (const option of options[index] ?? []) {
      tries += 1;
      if (tries > mostTries) return false;
      const isTaken = chosen.some(
        (other, number) =>
          overlap(other, option) && (share(other, option) || world.entries[number]?.person === entry.person),
      );
      if (isTaken) continue;
      chosen.push(option);
      if (choose(index + 1)) return true;
      chosen.pop();
    }
    return false;
  }
  if (choose(0)) return chosen;
  return tries > mostTries ? "unknown" : "none";
}

function placementsOf({ length, masters, units: all }: World, entry: OracleEntry): Placement[] {
  const found: Placement[] = [];
  for (const master of masters.filter(({ id }) => candidatesOf(entry).includes(id))) {
    const minutes = minutesBy(entry, master.id);
    for (let start = 0; start + minutes <= length; start += step) {
      const end = start + minutes;
      if (!isFreeThroughout(master, start, end)) continue;
      for (const units of everyChoice(entry.needs ?? [])) {
        if (units.every((unit) => isVacant(all, unit, start, end)))
          found.push({ masterId: master.id, units, start, end });
      }
    }
  }
  return found;
}

function everyChoice([need, ...others]: number[][]): number[][] {
  if (need === undefined) return [[]];
  return need.flatMap((unit) => everyChoice(others).map((rest) => [unit, ...rest]));
}

/** Whether nobody else has a unit in any minute. */
export function isVacant(units: readonly OracleUnit[], unit: number, start: number, end: number): boolean {
  const busy = units.filter((one) => one.unit === unit).flatMap((one) => one.busy);
  return busy.every(({ startsMinute, endsMinute }) => endsMinute <= start || end <= startsMinute);
}

function share(left: Placement, right: Placement): boolean {
  return left.masterId === right.masterId || left.units.some((unit) => right.units.includes(unit));
}

/** The rules of a visit, apart from the hours of masters. */
export function isAllowed(world: World, plan: readonly Placement[], together: boolean): boolean {
  const visitStart = Math.min(...plan.map(({ start }) => start));
  return peopleOf(world, plan).every(({ own, others }) => {
    const inOrder = own.toSorted((left, right) => left.start - right.start);
    const arrival = inOrder[0]?.start ?? Number.NaN;
    const gaps = inOrder.slice(1).map(({ start }, index) => start - (inOrder[index]?.end ?? Number.NaN));
    const isWithinWait = gaps.every((gap) => gap >= 0 && gap <= world.awaitingMinutes);
    const follows = others.some(({ end }) => end <= arrival && arrival <= end + world.awaitingMinutes);
    return isWithinWait && (arrival === visitStart || (!together && follows));
  });
}

/** Whether each person begins when the one before them is done with everything, or soon after. */
export function areApart(world: World, plan: readonly Placement[]): boolean {
  const stays = peopleOf(world, plan)
    .map(({ own }) => ({ start: startOf(own), end: endOf(own) }))
    .toSorted((left, right) => left.start - right.start);
  return stays.slice(1).every(({ start }, index) => {
    const end = stays[index]?.end ?? Number.NaN;
    return end <= start && start <= end + world.awaitingMinutes;
  });
}

/** Minutes that people wait between their services, the longest; or for their turn when they follow one another. */
export function longestWait(world: World, plan: readonly Placement[]): number {
  const visitStart = Math.min(...plan.map(({ start }) => start));
  return Math.max(
    ...peopleOf(world, plan).map(({ own, others }) => {
      const inOrder = own.toSorted((left, right) => left.start - right.start);
      const arrival = inOrder[0]?.start ?? Number.NaN;
      const gaps = inOrder.slice(1).map(({ start }, index) => start - (inOrder[index]?.end ?? Number.NaN));
      const sinceOthers = others.filter(({ end }) => end <= arrival).map(({ end }) => arrival - end);
      return Math.max(0, ...gaps, arrival === visitStart ? 0 : Math.min(...sinceOthers));
    }),
  );
}

function peopleOf({ entries }: World, plan: readonly Placement[]): { own: Placement[]; others: Placement[] }[] {
  return [...new Set(entries.map(({ person }) => person))].map((person) => ({
    own: plan.filter((_, index) => entries[index]?.person === person),
    others: plan.filter((_, index) => entries[index]?.person !== person),
  }));
}

function overlap(left: Placement, right: Placement): boolean {
  return left.start < right.end && right.start < left.end;
}

/** Whether the people could be served at the same time were every master free for as long as it takes. */
export function couldBeTogether(world: World): boolean {
  const longest = world.entries.map(({ able }) => Math.max(...able.map(({ minutes }) => minutes)));
  const length = longest.reduce((total, minutes) => total + minutes + world.awaitingMinutes, 0);
  const whole = [{ startsMinute: 0, endsMinute: length }];
  const masters = world.masters.map((master) => ({ ...master, shifts: whole, breaks: [], busy: [] }));
  return allPlans({ ...world, length, masters, units: [] }, true).length > 0;
}

/** Every way to give each person a master of their own out of their choices. */
export function canSeatAll(choices: number[][], taken: number[] = []): boolean {
  const [first, ...rest] = choices;
  if (first === undefined) return true;
  return first.some((master) => !taken.includes(master) && canSeatAll(rest, [...taken, master]));
}

export function placementsOfVisit(visit: Visit): Placement[] {
  return visit.entries.map(({ masterId, units, startMinute, endMinute }) => ({
    masterId,
    units: [...units],
    start: startMinute,
    end: endMinute,
  }));
}

export function startOf(plan: readonly Placement[]): number {
  return Math.min(...plan.map(({ start }) => start));
}

export function endOf(plan: readonly Placement[]): number {
  return Math.max(...plan.map(({ end }) => end));
}
