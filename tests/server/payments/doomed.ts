import type { Pool, PoolClient } from "pg";

/** A process that ends before one of its statements: it asks and answers nothing from then on, and its connections are cut. */
export class Doomed {
  readonly pool: Pool;
  readonly death: Promise<void>;
  #left: number;
  readonly #die: () => void;

  /** @param die how it ends, where it does not only fall silent */
  constructor(pool: Pool, statements: number, die = (): void => {}) {
    this.#left = statements;
    let noteDeath = (): void => {};
    this.death = new Promise((resolve) => (noteDeath = resolve));
    this.#die = () => {
      die();
      noteDeath();
    };
    const query = (...asked: unknown[]) => this.#ask(pool, asked);
    this.pool = Object.create(pool, { connect: { value: () => this.#connect(pool) }, query: { value: query } });
  }

  async #connect(pool: Pool): Promise<PoolClient> {
    const client = await pool.connect();
    let isCut = false;
    const cut = () => {
      if (!isCut) client.release(true);
      isCut = true;
    };
    const query = (...asked: unknown[]) => this.#ask(client, asked, cut);
    const release = (isBroken?: boolean) => {
      if (!isCut) client.release(isBroken);
      isCut = true;
    };
    return Object.create(client, { query: { value: query }, release: { value: release } });
  }

  #ask(asked: Pool | PoolClient, [query, values]: unknown[], cut = (): void => {}): Promise<unknown> {
    this.#left -= 1;
    if (this.#left >= 0) return Reflect.apply(asked.query, asked, values === undefined ? [query] : [query, values]);
    this.#die();
    cut();
    return new Promise(() => {});
  }
}
