import { isDeepStrictEqual } from "node:util";
import type { EventObject } from "xstate";
import type { Cost } from "../../../../domain/bill.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import { isMendedBy, type Failure } from "../../../../domain/failure.ts";
import type { ReservationStep } from "../../../../domain/reservation-steps.ts";
import type { failureOf } from "../../../../machines/reservation/selectors.ts";
import type { ReservationInput } from "../../../../machines/reservation/types.ts";
import { atHold, isOfHold, type Place, type Situation } from "./place.ts";
import { Promised, type Read } from "./promised.ts";
import { Visitor } from "./visitor.ts";
import { Wanted } from "./wanted.ts";

/** How somebody gets on: where they are, what they are told, and what has to be asked for them. */
export class Course {
  at: Place = "services";
  failure: ReturnType<typeof failureOf> = null;
  allocationFailure: Failure | null = null;
  /** What the time that is wanted was shown to cost. */
  shownCost: Cost | null;
  /** What was asked to be held while nobody knows whether it is. */
  asked: unknown;
  /** Whether it was confirmed and nobody knows what has become of that. */
  isConfirmed = false;
  readonly wanted: Wanted;
  readonly promised: Promised;
  readonly visitor: Visitor;
  readonly #due: string[] = [];

  constructor(input: ReservationInput) {
    this.wanted = new Wanted(input);
    this.shownCost = (input.startTime === null ? input.draft.shownCost : input.shownCost) ?? null;
    this.promised = new Promised(input);
    this.visitor = new Visitor(input, this.promised);
    this.asked = input.holding === undefined ? null : JSON.parse(input.holding.of);
    this.#begin(input.step);
  }

  #begin(step: ReservationStep): void {
    const { wanted, promised } = this;
    const isHad = promised.isAt(wanted.startTime);
    if (!isHad && isDeepStrictEqual(this.asked, this.#taking())) {
      [this.failure, wanted.isAddressed] = [{ kind: "interrupted" }, false];
      return this.goTo("time");
    }
    if (wanted.isAddressed && wanted.wishes.length > 0 && !isHad) return this.have();
    if (promised.holdOfThis !== null) return this.#return();
    return this.goTo(step === "services" || step === "masters" ? step : "time");
  }

  /** The calls that have to be made since this was asked last. */
  calls(): string[] {
    return this.#due.splice(0);
  }

  /** Whether the visit may stand already: it was confirmed, and what is held was not read since. */
  get mayStand(): boolean {
    return this.isConfirmed && this.promised.bill === null;
  }

  get situation(): Situation {
    const { at, mayStand, wanted, promised } = this;
    const isWaiting = this.failure === null || mayStand;
    return { at, isWaiting, mayStand, wishes: wanted.wishes, isHeld: promised.holdOfThis !== null };
  }

  goTo(place: Place): void {
    const { wanted, promised, visitor } = this;
    this.at = wanted.wishes.length === 0 && (place === "masters" || place === "time") ? "services" : place;
    visitor.proving.isGoingOn = false;
    if (this.at !== "services") wanted.count();
    if (this.at === "masters") {
      this.allocationFailure = null;
      this.#due.push("allocateServices");
    }
    if (this.at === "contacts" && visitor.isAtCode(promised.hasSeenBill)) this.prove();
    if (this.at === "confirm") [promised.hasSeenBill, visitor.isRevised] = [true, false];
  }

  /** Where the visit is not made: what is held is kept again while they mend what was wrong at its steps. */
  goBack(place: Place): void {
    if (atHold.includes(place)) this.#due.push("holdExpiry");
    this.goTo(place);
  }

  /** With a time that is held: as far as they have come. */
  goOn(): void {
    this.goTo(this.visitor.isReady(this.promised.hasSeenBill) ? "confirm" : "contacts");
  }

  revisit(step: ReservationStep): void {
    const isAtHold = this.at === "contacts" || this.at === "confirm";
    if (!isOfHold(step)) {
      this.failure = null;
      return this.goTo(step);
    }
    this.visitor.isRevised = isAtHold && step === "contacts";
    if (!isAtHold) return this.#return();
    return step === "contacts" ? this.goTo("contacts") : this.goOn();
  }

  #return(): void {
    if (this.promised.hold) this.wanted.want(this.promised.hold.startTime);
    [this.failure, this.shownCost] = [null, null];
    this.have();
  }

  /** Has the wanted time: goes on where it is known to be held, has it asked about or taken where it is not. */
  have(): void {
    const { wanted, promised } = this;
    promised.lookAgain();
    if (!promised.isAt(wanted.startTime)) {
      this.goTo("holding");
      if (wanted.isAddressed) this.#due.push("checkTime");
      else this.take();
    } else if (promised.bill === null) {
      this.goTo("holding");
      this.#due.push("restoreHold");
    } else {
      this.#due.push("holdExpiry");
      this.goOn();
    }
  }

  take(): void {
    this.asked = this.#taking();
    this.wanted.isAddressed = false;
    this.#due.push("takeTime");
  }

  prove(): void {
    this.#due.push(...this.visitor.proving.begin());
  }

  /** A time is held, or held still. */
  hold(read: Read): EventObject[] {
    const { wanted, promised, visitor } = this;
    if (!read.hold) return this.lose();
    const isNew = read.hold.reservationId !== promised.hold?.reservationId;
    promised.take(read, read.hold);
    wanted.want(read.hold.startTime);
    [wanted.isAddressed, this.asked] = [false, null];
    if (this.at === "holding") {
      if (isNew) promised.isPriceNew = isOther(read.reservation, this.shownCost);
      this.shownCost = null;
      if (!this.isConfirmed) this.forgetAllButPrice();
      if (isNew) this.goTo(visitor.isProvenByCode ? "confirm" : "contacts");
      else this.goOn();
    }
    const { reservationId, startTime } = read.hold;
    return isNew ? [fact("time.held", { reservationId, startTime })] : [];
  }

  lose(why: Course["failure"] = { kind: "holdExpired" }): EventObject[] {
    const { promised, visitor, wanted } = this;
    if (promised.isAt(wanted.startTime) && promised.bill) this.shownCost = costOf(promised.bill);
    promised.lose();
    [visitor.proof, visitor.proving.challenge] = [null, null];
    [this.asked, this.isConfirmed, this.failure] = [null, false, why];
    this.goTo("time");
    return [{ type: "hold.ran-out" }];
  }

  confirm(): void {
    [this.failure, this.isConfirmed, this.promised.isPriceNew] = [null, true, false];
    this.goTo("creating");
    this.#due.push("createReservation");
  }

  reserve({ reservation }: Read): EventObject[] {
    this.promised.bill = reservation;
    this.goTo("over");
    const { reservationId, secret } = { ...this.promised.hold };
    return [fact("reservation.created", { reservationId, secret, status: reservation.status })];
  }

  /** What is held is read anew: it may be a reservation by now, or cost something else. */
  doubt(): void {
    this.promised.bill = null;
    this.have();
  }

  /** Another price is said until they have agreed to it, or have made another choice. */
  forgetAllButPrice(): void {
    if (!isMendedBy(this.failure, "acceptPrice")) this.failure = null;
  }

  #taking(): object {
    return { wanted: this.wanted.visit(), replaces: this.promised.hold?.reservationId ?? null };
  }
}

function costOf({ total, totalMax = total }: Reservation): Cost {
  return { from: total.amount, to: totalMax.amount };
}

function isOther(bill: Reservation, shown: Cost | null): boolean {
  return shown !== null && !isDeepStrictEqual(shown, costOf(bill));
}

function fact(type: string, more: object): EventObject {
  return { type, ...more };
}
