import type { Pool } from "pg";
import { type OutsideAnswer, OutsideFailed } from "../../../server/core/outside.ts";
import type { AttemptResult, Worker } from "../../../server/services/outbox/outbox.ts";

export const steps = ["asking", "asked", "calling", "called", "recording"] as const;
type Step = (typeof steps)[number];
export const ways = ["killed", "failed", "unexpected"] as const;
/** What happens to an attempt: at a step its process is killed, the outside fails it, or we have a mistake in it. */
export type Mishap = { step: Step; how: (typeof ways)[number] };

/** A process that can die: from then on it does nothing, asks the database nothing, and its connections are cut. */
export class Mortal {
  readonly pool: Pool;
  readonly death: Promise<void>;
  #isDead = false;
  #noteDeath = (): void => {};

  constructor(pool: Pool) {
    this.death = new Promise((resolve) => (this.#noteDeath = resolve));
    const connect = (): unknown => (this.#isDead ? this.nothing() : pool.connect());
    this.pool = Object.create(pool, { connect: { value: connect } });
  }

  die(): Promise<never> {
    this.#isDead = true;
    this.#noteDeath();
    return this.nothing();
  }

  nothing(): Promise<never> {
    return new Promise(() => {});
  }
}

/** An outside world that remembers what was done in it, and a worker to whom mishaps happen. */
export class OutsideWorld {
  /** Every call that took effect, by the id of the work. */
  readonly ledger: string[] = [];
  readonly recorded: AttemptResult<OutsideAnswer>[] = [];
  /** What it says of work that it knows. */
  answer: OutsideAnswer = { type: "done" };
  /** Where it does not answer a call before this is over. */
  slowness: Promise<void> = Promise.resolve();

  workerWith(mishap: Mishap | undefined, process: Mortal): Worker<OutsideAnswer> {
    const pass = async (step: Step) => {
      if (mishap?.step !== step) return;
      if (mishap.how === "killed") await process.die();
      if (mishap.how === "failed") throw new OutsideFailed(step);
      throw new TypeError(`A mistake while ${step}, with the code 904817 in its message`);
    };
    return {
      ask: async (id) => {
        await pass("asking");
        const answer = this.ledger.includes(id) ? this.answer : ({ type: "notFound" } as const);
        await pass("asked");
        return answer;
      },
      isWanted: async () => true,
      call: async (id) => {
        await pass("calling");
        this.ledger.push(id);
        await this.slowness;
        await pass("called");
        return this.answer;
      },
      record: async (transaction, _id, result) => {
        if (mishap?.step === "recording" && mishap.how === "killed") {
          void process.die();
          // PostgreSQL sees its client go, and undoes what the transaction did; this throws.
          await transaction.query("select pg_terminate_backend(pg_backend_pid())");
        }
        await pass("recording");
        this.recorded.push(result);
      },
    };
  }
}
