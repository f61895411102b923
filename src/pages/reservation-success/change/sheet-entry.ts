import type {
  ChangeEvent,
  ChangeInput,
  reservationChangeMachine,
} from "../../../../machines/reservation-change/machine.ts";
import type { SnapshotFrom } from "xstate";
import { type Instant, isInstant } from "../../../../domain/time.ts";
import { reservationQuery } from "../../../../domain/page-queries.ts";
import { readQuery, writeQuery } from "../../../../domain/query.ts";
import { readWishes, writeWishes } from "../../../../domain/wishes.ts";
import { choiceWith, type ChosenOtherwise } from "../../../../domain/visit-choice.ts";
import {
  isChoosingServices,
  isOtherwise,
  reservationOf,
  startTimeOf,
} from "../../../../machines/reservation-change/selectors.ts";

const sheets = ["cancel", "move", "reselect"] as const;
const steps = ["choosingServices", "choosingTime", "confirmingMove"] as const;

export type Wish = ChangeInput["wish"];
/** A step of the sheet that one can go back to. */
export type SheetStep = (typeof steps)[number];

/** What was chosen otherwise than the visit was asked for: services and masters, and the layout, as an address says them. */
type KeptChoice = Partial<Record<"wanted" | "base" | "doneBy" | "layout", string>>;

/**
 * What an entry of the history says of the sheet: what is wanted, and the steps that were come through, one for each entry;
 * `startTime` is the time that was picked before a move is confirmed.
 */
type SheetEntry = { wish: Wish; steps: readonly SheetStep[]; chosen?: KeptChoice; startTime?: Instant };

/** What the state of an entry says of the sheet; undefined where it shows none. */
export function sheetEntryOf(state: unknown): SheetEntry | undefined {
  if (typeof state !== "object" || state === null || !("change" in state)) return undefined;
  const { change } = state;
  if (typeof change !== "object" || change === null || !("wish" in change) || !("steps" in change)) return undefined;
  const wish = sheets.find((one) => one === change.wish);
  const isWhole = Array.isArray(change.steps) && change.steps.every((step) => steps.includes(step));
  if (wish === undefined || !isWhole || !Array.isArray(change.steps)) return undefined;
  const chosen = "chosen" in change ? { chosen: keptChoiceOf(change.chosen) } : undefined;
  const startTime = "startTime" in change ? change.startTime : undefined;
  const picked = typeof startTime === "string" && isInstant(startTime) ? { startTime } : undefined;
  return { wish, steps: change.steps, ...chosen, ...picked };
}

function keptChoiceOf(state: unknown): KeptChoice {
  const fields = Object.entries(typeof state === "object" ? (state ?? {}) : {});
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
}

/** What the process begins with where an entry is loaded: the step that it shows is gone on with, or the one before. */
export function beginningAt(entry: SheetEntry): Pick<ChangeInput, "wish" | "chosen"> {
  return { wish: beginsAs(entry), chosen: chosenIn(entry) };
}

function beginsAs({ wish, steps: passed }: SheetEntry): Wish {
  const step = passed.at(-1);
  if (step === undefined) return wish;
  return step === "choosingServices" ? "reselect" : "move";
}

/** What is chosen otherwise, as an entry keeps it. */
export function keptChoice({ services, ...layout }: ChosenOtherwise): KeptChoice {
  return {
    ...(services && {
      wanted: writeWishes(services.wanted),
      base: writeWishes(services.base),
      doneBy: writeWishes(services.doneBy),
    }),
    layout: writeQuery(reservationQuery, layout),
  };
}

function chosenIn({ chosen: { wanted, base, doneBy, layout = "" } = {} }: SheetEntry): ChosenOtherwise {
  const { awaitingTime, manner } = readQuery(reservationQuery, new URLSearchParams(layout));
  return {
    ...(wanted !== undefined &&
      base !== undefined && {
        services: { wanted: readWishes(wanted), base: readWishes(base), doneBy: readWishes(doneBy ?? base) },
      }),
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
      ? [{ type: "choice.confirmed", choice: choiceWith(chosenIn(entry), reservation) }]
      : [{ type: "slot.reconsidered" }];
  if (step === "choosingTime") return toTime;
  if (step === "choosingServices") return [...toTime, { type: "services.reconsidered" }];
  return startTime === null || isHad(startTime, snapshot) ? [] : [...toTime, { type: "slot.picked", startTime }];
}

/** Whether the visit is so already: its change may have been done, and its answer lost. */
function isHad(startTime: Instant, snapshot: SnapshotFrom<typeof reservationChangeMachine>): boolean {
  const reservation = reservationOf(snapshot);
  const isOwnTime = reservation !== null && Date.parse(startTime) === Date.parse(reservation.startTime);
  return isOwnTime && !isOtherwise(snapshot);
}
