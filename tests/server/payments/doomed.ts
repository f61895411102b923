import type { Pool, PoolClient } from "pg";

/** A process that ends before one of its statements: it asks and answers nothing from then on, and its connections are cut. */
export class Doomed {
  readonly pool: Pool;
  readonly death: Promise<void>;
  #left: number;
  /** What cuts each connection that is in use. */
  readonly #cuts = new Set<() => void>();
  readonly #die: () => void;

  /** @param die how it ends, where it does not only fall silent */
  constructor(pool: Pool, statements: number, die = (): void => {}) {
    this.#left = statements;
    let noteDeath = (): void => {};
    this.death = new Promise((resolve) => (noteDeath = resolve));
    this.#die = () => {
      for (const cut of this.#cuts) cut();
      noteDeath();
      die();
    };
    const query = (...asked: unknown[]) => this.#ask(pool, asked);
    this.pool = Object.create(pool, { connect: { value: () => this.#connect(pool) }, query: { value: query } });
  }

  async #connect(pool: Pool): Promise<PoolClient> {
    const client = await pool.connect();
    const release = (isBroken?: boolean) => {
      if (this.#cuts.delete(cut)) client.release(isBroken);
    };
    const cut = () => release(true);
    this.#cuts.add(cut);
    const query = (...asked: unknown[]) => this.#ask(client, asked);
    return Object.create(client, { query: { value: query }, release: { value: release } });
  }

  #ask(asked: Pool | PoolClient, [query, values]: unknown[]): Promise<unknown> {
    this.#left -= 1;
    if (this.#left >= 0) return Reflect.apply(asked.query, asked, values === undefined ? [query] : [query, values]);
    this.#die();
    return new Promise(() => {});
  }
}

/** A pool behind which the process that asks can be exchanged for one that is doomed; `exchange` without one has it live again. */
export function exchangeable(pool: Pool): { pool: Pool; exchange: (process?: Doomed) => void } {
  let asked = pool;
  const connect = () => asked.connect();
  const query = (...given: unknown[]): unknown => Reflect.apply(asked.query, asked, given);
  return {
    pool: Object.create(pool, { connect: { value: connect }, query: { value: query } }),
    exchange: (process) => {
      asked = process?.pool ?? pool;
    },
  };
}
