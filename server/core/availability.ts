import type { PoolClient } from "pg";
import type { ProblemCode } from "../../domain/failure.ts";
import type { Slot } from "../../domain/entities.ts";
import type { PartOfDay } from "../../domain/part-of-day.ts";
import type { Instant, LocalDate } from "../../domain/time.ts";
import type { Terms } from "../../domain/terms.ts";
import type { components } from "../../openapi/generated/api.ts";

type Schemas = components["schemas"];
export type ReservationParams = Schemas["ReservationParams"];

/** Why a question about free time has no answer; each word is the `code` of its problem. */
export type Refusal = Extract<
  ProblemCode,
  | "firmNotFound"
  | "servicesNotBookable"
  | "reservedByPhone"
  | "noMasterFree"
  | "slotTaken"
  | "slotTooSoon"
  | "slotOutsideHours"
>;

export type Answer<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** Who asks for what, and when. */
export type Wanted = {
  firmId: number;
  params: ReservationParams;
  /** Epoch milliseconds. */
  now: number;
  /** Who waits for the answer: the address of a client as it is counted, or a word for a job. Callers are served in turn. */
  caller: string;
  /** The asker's own reservation, which they have shown to be theirs: its entries do not count as taken, its masters are preferred. */
  ownReservationId?: string | undefined;
  /** An express service, now or within limits.expressMinutes, whatever the firm's lead time. */
  isExpress?: boolean | undefined;
};

/** What is asked for with the days, from a local date on, whose plans are compared; none without that date. */
export type WantedPlans = Wanted & { from?: string | undefined; days?: number | undefined };

/** Express services of a firm: one of them, or all; with one master, or with any. */
export type WantedExpress = Pick<Wanted, "firmId" | "now"> & { serviceId?: number; masterId?: number };

/** A time asked for: an RFC 3339 instant of any offset. */
export type WantedAt = Wanted & { startTime: string };

/**
 * The first time that will do: on the local dates from `from` to `until`, in a part of the day, not before `earliest` and
 * before `latest` (epoch milliseconds), and asking for no larger prepayment than `mostPrepayment` (minor units).
 */
export type WantedWithin = Wanted & {
  from: LocalDate;
  until: LocalDate;
  partOfDay: PartOfDay | "any";
  earliest: number;
  latest: number;
  mostPrepayment: number;
};

/**
 * A resource that is taken from one instant to another (RFC 3339), by one reservation at a time: a master, or a unit of a
 * room or a device, of which there are as many as clients can have it at a time.
 */
export type Occupancy = {
  resourceKind: "master" | "room" | "device";
  resourceId: number;
  startTime: Instant;
  endTime: Instant;
};

/** A time that can be had, with what it costs and on which terms. */
export type PlannedTime = Terms & {
  /** What it takes: its masters, rooms and devices, until they are clean again. */
  occupancies: readonly Occupancy[];
  /** Instants with the firm's offset; prices in minor units, discounts taken off. */
  slot: Slot;
  timeZone: string;
  currency: string;
};

/** A free time, RFC 3339 with the firm's offset, and what it is free for. */
export type FreeTime = Schemas["FreeTime"];

/** Which services of a firm are looked for; undefined for no certain ones. */
export type LookedFor = (firmId: number) => ((service: { id: number; categoryId: number }) => boolean) | undefined;

/** Hours of one date in each firm's zone: minutes of a wall clock, end excluded. */
export type HoursWanted = { date: LocalDate; fromMinute: number; untilMinute: number };

/** serviceId → its first free times, RFC 3339 with the firm's offset; none of a service that has none. */
export type FreeTimes = {
  has(serviceId: number): boolean;
  get(serviceId: number): readonly string[];
};

/** Is notified of a firm that is another one than before; undefined is any. */
type FirmListener = (firmId: number | undefined) => void;

/** Answers questions about free time. Reads only: what stands is decided by the constraint resource_is_free. */
export type Availability = {
  /** The rules that all of a firm's reservations are bound to. */
  reservationInfo(asked: Pick<Wanted, "firmId" | "now">): Promise<Answer<Schemas["ReservationInfo"]>>;
  /** Who can do what is wanted, how long and dear it is, and the best plans of the days that are asked for. */
  allocation(wanted: WantedPlans): Promise<Answer<Schemas["ServiceAllocation"]>>;
  /** `days` days from the local date `from`, and the nearest six free times from then on. */
  reservationTimes(wanted: Wanted & { from: string; days: number }): Promise<Answer<Schemas["ReservationTimes"]>>;
  /** The free times of one local date, and why the others are not free. */
  availableTimes(wanted: Wanted & { date: string }): Promise<Answer<Schemas["AvailableTimes"]>>;
  /**
   * Who does what when the visit starts at that time: deterministic, "any master" chosen. In a transaction the firm is read
   * with it: what will stand is not decided on a schedule of whose change nobody was notified yet.
   */
  planAt(wanted: WantedAt, transaction?: PoolClient): Promise<Answer<PlannedTime>>;
  /** Why the firm does not do what is wanted at any time; undefined where it does. */
  refusalOf(wanted: Wanted, transaction: PoolClient): Promise<Refusal | undefined>;
  /** Like {@link Availability.planAt}, at the first time that will do; undefined where there is none. */
  firstPlan(wanted: WantedWithin, transaction: PoolClient): Promise<Answer<PlannedTime | undefined>>;
  /**
   * The three free times nearest to that one; with other masters when the named ones have none near. Of an express service
   * the first within limits.expressMinutes. Who asks the same at once is told the same.
   */
  alternatives(wanted: WantedAt, transaction?: PoolClient): Promise<Slot[]>;
  /** The times of express services within limits.expressMinutes from now, the most popular first: of one, or of all that have any. */
  express(wanted: WantedExpress): Promise<Answer<Schemas["ExpressTimes"]>>;
  /**
   * firmId → the nearest free time of any of the firm's services, or of any that is looked for; absent where there
   * is none near.
   */
  nearestTimes(firmIds: readonly number[], now: number, lookedFor?: LookedFor): Promise<Map<number, FreeTime>>;
  /** firmId → the first four free times of each of its services in these hours; absent where the firm takes no reservations on that date. */
  freeTimes(firmIds: readonly number[], hours: HoursWanted, now: number): Promise<Map<number, FreeTimes>>;
  /**
   * Has a listener told, once it stands, that times of a firm were taken or became free, by whichever process; also where that
   * could have been missed. @returns the end of it
   */
  onSlotsChange(listener: FirmListener): () => void;
  /** Stops listening for changes of firms; the pool stays the caller's. */
  close(): Promise<void>;
};
