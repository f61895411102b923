import type {
  ChangeEvent,
  ChangeInput,
  reservationChangeMachine,
} from "../../../../machines/reservation-change/machine.ts";
import type { SnapshotFrom } from "xstate";
import { type Instant, isInstant } from "../../../../domain/time.ts";
import { areSameWishes, readWishes } from "../../../../domain/wishes.ts";
import { isChoosingServices, ownWishesOf, reservationOf } from "../../../../machines/reservation-change/selectors.ts";
import { startTimeOf, wishesOf } from "../../../../machines/reservation-change/selectors.ts";

const sheets = ["cancel", "move", "reselect"] as const;
const steps = ["choosingServices", "choosingTime", "confirmingMove"] as const;

export type Wish = ChangeInput["wish"];
/** A step of the sheet that one can go back to. */
export type SheetStep = (typeof steps)[number];

/**
 * What an entry of the history says of the sheet: what is wanted, and the steps that were come through, one for each entry;
 * `wishes` are the services and masters that were chosen, as an address says them, where they are not those of the visit;
 * `startTime` is the time that was picked before a move is confirmed.
 */
type SheetEntry = { wish: Wish; steps: readonly SheetStep[]; wishes?: string; startTime?: Instant };

/** What the state of an entry says of the sheet; undefined where it shows none. */
export function sheetEntryOf(state: unknown): SheetEntry | undefined {
  if (typeof state !== "object" || state === null || !("change" in state)) return undefined;
  const { change } = state;
  if (typeof change !== "object" || change === null || !("wish" in change) || !("steps" in change)) return undefined;
  const wish = sheets.find((one) => one === change.wish);
  const isWhole = Array.isArray(change.steps) && change.steps.every((step) => steps.includes(step));
  if (wish === undefined || !isWhole || !Array.isArray(change.steps)) return undefined;
  const wishes = "wishes" in change && typeof change.wishes === "string" ? { wishes: change.wishes } : undefined;
  const startTime = "startTime" in change ? change.startTime : undefined;
  const picked = typeof startTime === "string" && isInstant(startTime) ? { startTime } : undefined;
  return { wish, steps: change.steps, ...wishes, ...picked };
}

/** What the process begins with where an entry is loaded: the step that it shows is gone on with, or the one before. */
export function beginningAt({ wish, steps, wishes }: SheetEntry): Pick<ChangeInput, "wish" | "wishes"> {
  return {
    wish: beginsAs(wish, steps.at(-1)),
    wishes: wishes === undefined ? null : readWishes(wishes),
  };
}

function beginsAs(wish: Wish, step: SheetStep | undefined): Wish {
  if (step === undefined) return wish;
  return step === "choosingServices" ? "reselect" : "move";
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
  { wishes: chosen, startTime: kept }: SheetEntry,
  snapshot: SnapshotFrom<typeof reservationChangeMachine>,
): ChangeEvent[] {
  if (snapshot.value === step) return [];
  const startTime = startTimeOf(snapshot) ?? kept ?? null;
  const toTime: ChangeEvent[] = isChoosingServices(snapshot)
    ? [{ type: "wishes.confirmed", wishes: chosen === undefined ? ownWishesOf(snapshot) : readWishes(chosen) }]
    : [{ type: "slot.reconsidered" }];
  if (step === "choosingTime") return toTime;
  if (step === "choosingServices") return [...toTime, { type: "services.reconsidered" }];
  return startTime === null || isHad(startTime, snapshot) ? [] : [...toTime, { type: "slot.picked", startTime }];
}

/** Whether the visit is so already: its change may have been done, and its answer lost. */
function isHad(startTime: Instant, snapshot: SnapshotFrom<typeof reservationChangeMachine>): boolean {
  const reservation = reservationOf(snapshot);
  const isOwnTime = reservation !== null && Date.parse(startTime) === Date.parse(reservation.startTime);
  return isOwnTime && areSameWishes(ownWishesOf(snapshot), wishesOf(snapshot));
}
