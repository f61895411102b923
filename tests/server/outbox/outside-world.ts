import { type OutsideAnswer, OutsideFailed } from "../../../server/core/outside.ts";
import type { Outcome, Worker } from "../../../server/services/outbox/outbox.ts";

/** The process that was at work is gone: nothing after this happens. */
class Killed extends Error {}

export const steps = ["asking", "asked", "calling", "called", "recording"] as const;
type Step = (typeof steps)[number];
/** What happens to an attempt: at a step it is killed, or the outside fails it. */
export type Mishap = { step: Step; how: "killed" | "failed" };

/** An outside world that remembers what was done in it, and a worker to whom mishaps happen. */
export class OutsideWorld {
  /** Every call that took effect, by the id of the work. */
  readonly ledger: string[] = [];
  readonly recorded: Outcome[] = [];
  /** What it says of work that it knows. */
  answer: OutsideAnswer = { type: "done" };
  /** Where it does not answer a call before this is over. */
  slowness: Promise<void> = Promise.resolve();

  workerWith(mishap: Mishap | undefined): Worker {
    const pass = (step: Step) => {
      if (mishap?.step !== step) return;
      throw mishap.how === "killed" ? new Killed() : new OutsideFailed(step);
    };
    return {
      ask: async (id) => {
        pass("asking");
        const answer = this.ledger.includes(id) ? this.answer : ({ type: "unheard" } as const);
        pass("asked");
        return answer;
      },
      call: async (id) => {
        pass("calling");
        this.ledger.push(id);
        await this.slowness;
        pass("called");
        return this.answer;
      },
      record: async (_transaction, _id, outcome) => {
        // A failure in here is one of ours; both end the attempt.
        if (mishap?.step === "recording") throw new Killed();
        this.recorded.push(outcome);
      },
    };
  }
}
