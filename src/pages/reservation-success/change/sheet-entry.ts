import type {
  ChangeEvent,
  ChangeInput,
  reservationChangeMachine,
} from "../../../../machines/reservation-change/machine.ts";
import type { SnapshotFrom } from "xstate";
import { type Instant, isInstant } from "../../../../domain/time.ts";
import { reservationQuery } from "../../../../domain/page-queries.ts";
import { readQuery, writeQuery } from "../../../../domain/query.ts";
import { readWishes } from "../../../../domain/wishes.ts";
import { choiceWith, type ChosenOtherwise, isSameChoice } from "../../../../domain/visit-choice.ts";
import { choiceOf, isChoosingServices, ownChoiceOf } from "../../../../machines/reservation-change/selectors.ts";
import { reservationOf, startTimeOf } from "../../../../machines/reservation-change/selectors.ts";

const sheets = ["cancel", "move", "reselect"] as const;
const steps = ["choosingServices", "choosingTime", "confirmingMove"] as const;

export type Wish = ChangeInput["wish"];
/** A step of the sheet that one can go back to. */
export type SheetStep = (typeof steps)[number];

/**
 * What an entry of the history says of the sheet: what is wanted, and the steps that were come through, one for each entry;
 * `choice` is what was chosen otherwise than the visit was asked for, as the query of an address says it, and `beside` the services and
 * masters that it was asked for then;
 * `startTime` is the time that was picked before a move is confirmed.
 */
type SheetEntry = { wish: Wish; steps: readonly SheetStep[]; choice?: string; beside?: string; startTime?: Instant };

/** What the state of an entry says of the sheet; undefined where it shows none. */
export function sheetEntryOf(state: unknown): SheetEntry | undefined {
  if (typeof state !== "object" || state === null || !("change" in state)) return undefined;
  const { change } = state;
  if (typeof change !== "object" || change === null || !("wish" in change) || !("steps" in change)) return undefined;
  const wish = sheets.find((one) => one === change.wish);
  const isWhole = Array.isArray(change.steps) && change.steps.every((step) => steps.includes(step));
  if (wish === undefined || !isWhole || !Array.isArray(change.steps)) return undefined;
  const choice = "choice" in change && typeof change.choice === "string" ? { choice: change.choice } : undefined;
  const beside = "beside" in change && typeof change.beside === "string" ? { beside: change.beside } : undefined;
  const startTime = "startTime" in change ? change.startTime : undefined;
  const picked = typeof startTime === "string" && isInstant(startTime) ? { startTime } : undefined;
  return { wish, steps: change.steps, ...choice, ...beside, ...picked };
}

/** What the process begins with where an entry is loaded: the step that it shows is gone on with, or the one before. */
export function beginningAt(entry: SheetEntry): Pick<ChangeInput, "wish" | "chosen"> {
  return { wish: beginsAs(entry), chosen: readChosen(entry) };
}

function beginsAs({ wish, steps: passed }: SheetEntry): Wish {
  const step = passed.at(-1);
  if (step === undefined) return wish;
  return step === "choosingServices" ? "reselect" : "move";
}

/** What is chosen otherwise, as an entry says it. */
export function writeChosen({ services, ...layout }: ChosenOtherwise): Required<Pick<SheetEntry, "choice" | "beside">> {
  const text = writeQuery(reservationQuery, layout);
  if (services === undefined) return { choice: text, beside: "" };
  // Also nothing is something to want.
  const wanted = writeQuery(reservationQuery, { wishes: services.wanted }) || `?${reservationQuery.wishes.key}=`;
  const beside = writeQuery(reservationQuery, { wishes: services.beside });
  return { choice: [wanted, text.slice(1)].filter(Boolean).join("&"), beside };
}

function readChosen(entry: SheetEntry): ChosenOtherwise {
  const { choice = "", beside } = entry;
  const params = new URLSearchParams(choice);
  const { awaitingTime, manner } = readQuery(reservationQuery, params);
  const wishesIn = (query: URLSearchParams) => readWishes(query.get(reservationQuery.wishes.key) ?? "");
  const wanted = wishesIn(params);
  // Who wants nothing yet has services to choose, and no time.
  const isWhole = wanted.length > 0 || beginsAs(entry) === "reselect";
  return {
    // An earlier version of the page has not kept beside what it was chosen.
    ...(params.has(reservationQuery.wishes.key) &&
      beside !== undefined &&
      isWhole && { services: { wanted, beside: wishesIn(new URLSearchParams(beside)) } }),
    ...(awaitingTime !== null && { awaitingTime }),
    ...(manner !== null && { manner }),
  };
}

/** The state of an entry that shows the sheet over the same page. */
export function withSheet(state: unknown, change: SheetEntry): object {
  return { ...(typeof state === "object" ? state : undefined), change };
}

/** What leads to the entry of a step that the process stands at. */
type Way = { by: number } | { steps: readonly SheetStep[]; isReplaced: boolean };

/** How the history comes to where the process is: back to an entry that has the step, or on to a new one. */
export function wayTo(step: SheetStep, { steps: passed }: SheetEntry): Way | null {
  const last = passed.length - 1;
  const there = passed.lastIndexOf(step);
  if (there === -1) return { steps: [...passed, step], isReplaced: passed.length === 0 };
  return there === last ? null : { by: there - last };
}

/**
 * What the client does by going to a step through the history or by a load of the page: to a time they go with what was chosen
 * when they left it, to the confirmation with the time that they had picked.
 */
export function eventsTo(
  step: SheetStep,
  { startTime: kept, ...entry }: SheetEntry,
  snapshot: SnapshotFrom<typeof reservationChangeMachine>,
): ChangeEvent[] {
  if (snapshot.value === step) return [];
  const startTime = startTimeOf(snapshot) ?? kept ?? null;
  const reservation = reservationOf(snapshot);
  const toTime: ChangeEvent[] =
    isChoosingServices(snapshot) && reservation !== null
      ? [{ type: "choice.confirmed", choice: choiceWith(readChosen(entry), reservation) }]
      : [{ type: "slot.reconsidered" }];
  if (step === "choosingTime") return toTime;
  if (step === "choosingServices") return [...toTime, { type: "services.reconsidered" }];
  return startTime === null || isHad(startTime, snapshot) ? [] : [...toTime, { type: "slot.picked", startTime }];
}

/** Whether the visit is so already: its change may have been done, and its answer lost. */
function isHad(startTime: Instant, snapshot: SnapshotFrom<typeof reservationChangeMachine>): boolean {
  const reservation = reservationOf(snapshot);
  const isOwnTime = reservation !== null && Date.parse(startTime) === Date.parse(reservation.startTime);
  return isOwnTime && isSameChoice(ownChoiceOf(snapshot), choiceOf(snapshot));
}
