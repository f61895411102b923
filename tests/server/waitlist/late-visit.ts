import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Held } from "../test-server.ts";
import { Waiting, type WaitlistRequest } from "./waiting.ts";

/** Before each test of a file, a visit at 16:00 with the first master, who is taken from 09:00 on: nothing earlier is free. */
export class LateVisit {
  waiting!: Waiting;
  visit!: Held;
  /** Frees all that is earlier. */
  free!: () => Promise<unknown>;

  static ofEachTest(): LateVisit {
    const late = new LateVisit();
    beforeAll(async () => {
      late.waiting = await Waiting.open();
    });
    afterAll(() => late.waiting.close());
    beforeEach(async () => {
      await late.waiting.forget();
      late.visit = await late.waiting.book("16:00");
      late.free = await late.waiting.take(1, "09:00", "16:00");
    });
    return late;
  }

  own() {
    return { reservation_secret: this.visit.secret };
  }

  request(): Promise<WaitlistRequest | undefined> {
    return this.waiting.of(this.visit.reservation.id, this.visit.secret);
  }

  async stands() {
    return (await this.waiting.server.getReservation(this.visit.reservation.id, this.visit.secret)).body;
  }

  /** An earlier time that was asked for, freed and offered. */
  async offered(more: Parameters<Waiting["earlier"]>[1] = {}): Promise<WaitlistRequest> {
    await this.waiting.earlier(this.visit, more);
    await this.waiting.offer();
    await this.free();
    await this.waiting.offer();
    const found = await this.request();
    if (found?.offer === undefined) throw new Error("Nothing was offered.");
    return found;
  }
}
