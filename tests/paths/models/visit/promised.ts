import type { Reservation } from "../../../../domain/entities.ts";
import type { Hold } from "../../../../domain/hold.ts";
import type { ReservationInput } from "../../../../machines/reservation/types.ts";

export type Read = { reservation: Reservation; hold: Hold | null };

/** The service counts whole seconds: the last one may not be over when they are. */
const lastSecond = 1000;
const untilNextQuestion = 15_000;

/** What somebody was promised: the time that is held for them, and the bill of it that they were told. */
export class Promised {
  hold: Hold | null;
  /** Whether it is for what is wanted now. */
  isOfThis: boolean;
  /** null while it is not known whether the hold stands. */
  bill: Reservation | null = null;
  /** Whether they have come to the confirmation with it. */
  hasSeenBill: boolean;
  /** Whether it costs something else than its time was shown to. */
  isPriceNew: boolean;
  askAt = 0;

  constructor({ draft, step }: ReservationInput) {
    this.hold = draft.hold;
    this.isPriceNew = draft.isPriceNew ?? false;
    this.isOfThis = draft.isTemporary;
    this.hasSeenBill = step === "confirm";
    this.lookAgain();
  }

  /** The hold for what is wanted now. */
  get holdOfThis(): Hold | null {
    return this.isOfThis ? this.hold : null;
  }

  isAt(time: string | null): boolean {
    const { holdOfThis } = this;
    return holdOfThis !== null && time !== null && Date.parse(holdOfThis.startTime) === Date.parse(time);
  }

  /** The service is asked once the time should be over by what was said last. */
  lookAgain(): void {
    this.askAt = (this.hold?.until ?? 0) + lastSecond;
  }

  /** It is asked again a little later where it can't be asked then. */
  askLater(now: number): void {
    this.askAt = now + untilNextQuestion;
  }

  take({ reservation }: Read, hold: Hold): void {
    const isOther = hold.reservationId !== this.hold?.reservationId;
    this.hasSeenBill = !isOther && this.hasSeenBill;
    [this.hold, this.bill, this.isOfThis] = [hold, reservation, true];
    this.lookAgain();
  }

  lose(): void {
    [this.hold, this.bill] = [null, null];
  }

  /** What somebody who reads the bill agrees to. */
  agreed(): object | null {
    if (this.bill === null) return null;
    const { total, totalMax, prepayment } = this.bill;
    return totalMax === undefined ? { total, prepayment } : { total, totalMax, prepayment };
  }
}

/** Whether what is held stands, or will once its prepayment is made. */
export function isMade({ reservation }: Read): boolean {
  return ["awaitingPrepayment", "confirmed", "arrived", "completed"].includes(reservation.status);
}
