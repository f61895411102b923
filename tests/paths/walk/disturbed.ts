import type { Driver } from "../browser/drivers/driver.ts";
import type { Landing, Restorations, StepBack } from "../restored/restored.ts";
import { explore, type Move, type Place } from "./explore.ts";
import { groupBy } from "./group-by.ts";
import type { AnyPaths } from "./steps.ts";

/** What a client does to the page in the middle of a process. */
export const disturbances = ["reload", "back", "double"] as const;
export type Disturbance = (typeof disturbances)[number];

/** One thing that happens on a disturbed tour. */
export type DisturbedStep =
  | { kind: "move"; move: Move }
  /** The control that makes the move is pressed twice. */
  | { kind: "double"; move: Move }
  /** The page is loaded again, or gone back from and come back to. */
  | { kind: "reload" | "back"; from: Place; to: Place; landing: Landing<string> }
  /** The entry before is of the same page. */
  | { kind: "back"; from: Place; to: Place; through: StepBack<string> };

type Edge = { from: Place | null; to: Place; steps: DisturbedStep[]; covers: string | null };

/** "choosingTime, reload". */
export function disturbedName(state: string, disturbance: Disturbance): string {
  return `${state}, ${disturbance}`;
}

const longest = 24;

/**
 * Few walks that together disturb every state in each way that it can be disturbed; each goes on from what the page
 * comes back to, and finishes the flow at its end.
 */
export function disturbedToursOf(
  paths: AnyPaths,
  restorations: Restorations,
  { obstacle, waits }: Pick<Driver, "obstacle" | "waits">,
): DisturbedStep[][] {
  const moves = explore(paths).filter((move) => obstacle(move) === null);
  const plain = moves.map((move): Edge => ({ ...ends(move), steps: [{ kind: "move", move }], covers: null }));
  const edges = [
    ...plain,
    ...doubled(moves, restorations, Object.keys(waits)),
    ...reloaded(paths, restorations, moves),
    ...gone(paths, restorations, moves),
  ];
  const leaving = groupBy(edges, ({ from }) => from);
  const plainLeaving = groupBy(plain, ({ from }) => from);
  const untaken = new Set(edges.flatMap(({ covers }) => covers ?? []));
  const isUntaken = ({ covers }: Edge) => covers !== null && untaken.has(covers);
  const isUntakenOnTheWay = (edge: Edge) => isUntaken(edge) && edge.to.snapshot.status === "active";
  const isFinished = ({ to }: Edge) => to.state === restorations.finish;
  const tours: DisturbedStep[][] = [];
  for (;;) {
    const tour: Edge[] = [];
    for (let length = 0; ;) {
      const at = tour.at(-1)?.to ?? null;
      const onTheWay = nearest(leaving, at, isUntakenOnTheWay);
      const leg = onTheWay.length > 0 ? onTheWay : nearest(leaving, at, isUntaken);
      length += leg.flatMap(({ steps }) => steps).length;
      if (leg.length === 0 || (tour.length > 0 && length > longest)) break;
      tour.push(...leg);
      for (const { covers } of leg) if (covers) untaken.delete(covers);
    }
    const end = tour.at(-1);
    if (!end) return tours;
    const finishing = isFinished(end) ? [] : nearest(plainLeaving, end.to, isFinished);
    tours.push([...tour, ...finishing].flatMap(({ steps }) => steps));
  }
}

/** A walk on which every press is made twice. */
export function doubledAlong(moves: readonly Move[]): DisturbedStep[] {
  return moves.map((move) => ({ kind: isPressed(move) ? "double" : "move", move }));
}

/** What a tour covers, by name. */
export function coveredBy(tour: readonly DisturbedStep[]): string[] {
  return tour.flatMap((step) => {
    if (step.kind === "move") return [];
    const from = step.kind === "double" ? step.move.from : step.from;
    return from ? [disturbedName(from.state, step.kind)] : [];
  });
}

function ends({ from, to }: Move): Pick<Edge, "from" | "to"> {
  return { from, to };
}

/** Whoever goes through the history presses no control of the page. */
const isPressed = ({ step }: Move) => step.kind === "event" && !/revisited|elsewhere/.test(step.name);

/** Whether a press leads out of the state that it is made in. */
export function isLeadingOut(move: Move): boolean {
  return isPressed(move) && move.from !== null && move.from.state !== move.to.state;
}

/**
 * Of the presses that lead out of a state, those that ask the world for something; else those that do not end the
 * process. Where the table names one, that.
 * @param asking the states in which something is asked for
 */
function doubled(moves: Move[], { states }: Restorations, asking: readonly string[]): Edge[] {
  const rank = ({ to: { state, snapshot } }: Move) =>
    asking.includes(state) ? 0 : snapshot.status === "active" ? 1 : 2;
  return [...groupBy(moves.filter(isLeadingOut), ({ from }) => from?.state)].flatMap(([state = "", presses]) => {
    const named = states[state]?.double;
    const possible = presses.filter(({ step }) => named === undefined || step.name === named);
    const best = Math.min(...possible.map(rank));
    return possible
      .filter((press) => rank(press) === best)
      .map((move): Edge => ({
        ...ends(move),
        steps: [{ kind: "double", move }],
        covers: disturbedName(state, "double"),
      }));
  });
}

function reloaded(paths: AnyPaths, restorations: Restorations, moves: Move[]): Edge[] {
  return placesOf(moves).flatMap((from): Edge[] => {
    const { reload: landing } = restorations.states[from.state] ?? {};
    if (!landing || "never" in landing) return [];
    const to = comingBack(paths, restorations, moves, from, landing);
    const covers = disturbedName(from.state, "reload");
    return to ? [{ from, to, steps: [{ kind: "reload", from, to, landing }], covers }] : [];
  });
}

function gone(paths: AnyPaths, restorations: Restorations, moves: Move[]): Edge[] {
  return moves.flatMap((last): Edge[] => {
    const { reload, back } = restorations.states[last.to.state] ?? {};
    if (!back || !reload || (typeof back === "object" && "never" in back)) return [];
    if (typeof back === "object" && "by" in back) return goneThrough(moves, last, back);
    return "never" in reload ? [] : goneFromPage(paths, restorations, moves, last, back, reload);
  });
}

function goneFromPage(
  paths: AnyPaths,
  restorations: Restorations,
  moves: Move[],
  last: Move,
  back: "leaves" | { leavesAfter: readonly string[] },
  landing: Landing<string>,
): Edge[] {
  const ways = back === "leaves" ? [[last]] : waysBy(moves, last, back.leavesAfter);
  const to = comingBack(paths, restorations, moves, last.to, landing);
  return to ? ways.map((way) => goneAfter(way, to, { landing })) : [];
}

function goneThrough(moves: Move[], last: Move, back: StepBack<string>): Edge[] {
  const there = placeAfter(moves, last.to, back.by);
  const to = there && placeAfterAll(moves, there, back.again);
  if (there?.state !== back.shows || to?.state !== last.to.state) return [];
  return waysBy(moves, last, back.after).map((way) => goneAfter(way, to, { through: back }));
}

function goneAfter(way: Move[], to: Place, where: { landing: Landing<string> } | { through: StepBack<string> }): Edge {
  const from = way.at(-1)?.to ?? to;
  const steps = way.map((move): DisturbedStep => ({ kind: "move", move }));
  return {
    from: way[0]?.from ?? null,
    to,
    steps: [...steps, { kind: "back", from, to, ...where }],
    covers: disturbedName(from.state, "back"),
  };
}

/** Where a step of a name leads from a place; a child of another machine is entered anew by it. */
function placeAfter(moves: Move[], at: Place, name: string | null): Place | undefined {
  if (name === null) return at;
  return moves.find(({ from, step }) => (from === at || from === null) && step.name === name)?.to;
}

function placeAfterAll(moves: Move[], at: Place, names: string | readonly string[] | null): Place | undefined {
  const all = [names ?? []].flat();
  return all.reduce<Place | undefined>((from, name) => from && placeAfter(moves, from, name), at);
}

/** The walks by steps of these names that end with a move. */
function waysBy(moves: Move[], last: Move, names: readonly string[]): Move[][] {
  if (last.step.name !== names.at(-1)) return [];
  const rest = names.slice(0, -1);
  if (rest.length === 0) return [[last]];
  const before = moves.filter(({ to }) => to === last.from);
  return before.flatMap((move) => waysBy(moves, move, rest)).map((way) => [...way, last]);
}

/** Where the machine is after a load of the page, if the way in knows all that was known before. */
function comingBack(
  paths: AnyPaths,
  { kept }: Restorations,
  moves: Move[],
  from: Place,
  landing: Landing<string>,
): Place | undefined {
  const entered = moves.find((move) => move.from === null && move.step.name === landing.as)?.to;
  const to = entered && placeAfterAll(moves, entered, landing.andThen ?? null);
  if (!to || ("shows" in landing && to.state !== landing.shows)) return undefined;
  const [before, after] = [paths.distinguish(from.snapshot), paths.distinguish(to.snapshot)];
  return kept.every((key) => before[key] === after[key] || landing.loses?.includes(key)) ? to : undefined;
}

function placesOf(moves: Move[]): Place[] {
  return [...new Set(moves.map(({ to }) => to))];
}

/** The shortest way from a place, or from outside, whose last edge is wanted, and alone disturbs; empty where there is none. */
function nearest(
  leaving: ReadonlyMap<Place | null, Edge[]>,
  from: Place | null,
  isWanted: (edge: Edge) => boolean,
): Edge[] {
  const seen = new Set<Place>();
  const queue: Edge[][] = (leaving.get(from) ?? []).map((edge) => [edge]);
  for (let way = queue.shift(); way; way = queue.shift()) {
    const last = way.at(-1);
    if (last && isWanted(last)) return way;
    if (!last || seen.has(last.to) || last.covers !== null) continue;
    seen.add(last.to);
    for (const edge of leaving.get(last.to) ?? []) queue.push([...way, edge]);
  }
  return [];
}
