import { randomUUID } from "node:crypto";
import { inTransaction } from "../../../server/db/transaction.ts";
import {
  readOutsideState,
  requestOutsideWork,
  resumeOutbox,
  workOnOutbox,
} from "../../../server/services/outbox/outbox.ts";
import { TestServer } from "../test-server.ts";
import { type Mishap, Mortal, OutsideWorld } from "./outside-world.ts";

/** Work in an outside world of the test's, on the outbox of a service that does not listen. */
export class OutboxWork {
  readonly server: TestServer;
  world = new OutsideWorld();

  static async open(): Promise<OutboxWork> {
    return new OutboxWork(await TestServer.open());
  }

  private constructor(server: TestServer) {
    this.server = server;
  }

  /** Nothing is wanted, and nothing was done. */
  async begin(): Promise<void> {
    await this.server.empty("outbox");
    this.world = new OutsideWorld();
  }

  inAnHour(): Date {
    return new Date(this.server.now.getTime() + 3_600_000);
  }

  async request(beginBefore = this.inAnHour()): Promise<string> {
    const id = randomUUID();
    const { pool, now } = this.server;
    await inTransaction(pool, (tx) => requestOutsideWork(tx, { id, kind: "sendSms", beginBefore, now }));
    return id;
  }

  /** One attempt, as a process makes it that has this mishap; undefined where it does not live to its end. */
  async attempt(id: string, mishap?: Mishap): Promise<unknown> {
    const process = new Mortal(this.server.pool);
    const workers = { sendSms: this.world.workerWith(mishap, process) };
    const outcome = workOnOutbox({ pool: process.pool, clock: () => this.server.now, workers }, id);
    return Promise.race([outcome, process.death]);
  }

  resume(): Promise<void> {
    const workers = { sendSms: this.world.workerWith(undefined, new Mortal(this.server.pool)) };
    return resumeOutbox({ pool: this.server.pool, clock: () => this.server.now, workers });
  }

  async state(id: string): Promise<string | undefined> {
    return (await readOutsideState(this.server.pool, id))?.state;
  }

  async events(id: string): Promise<string[]> {
    const { rows } = await this.server.pool.query<{ type: string }>(
      "select type from outbox_events where outbox_id = $1 order by attempt, type <> 'claimed'",
      [id],
    );
    return rows.map(({ type }) => type);
  }

  /** The seconds after which each job that waits for this work is due. */
  async waits(id: string): Promise<number[]> {
    const { rows } = await this.server.pool.query<{ seconds: number }>(
      `select extract(epoch from run_at - updated_at)::int as seconds from graphile_worker.jobs
        where key = $1 and locked_at is null`,
      [`outbox:${id}`],
    );
    return rows.map(({ seconds }) => seconds);
  }
}
