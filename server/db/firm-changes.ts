import pg from "pg";
import type { Pool } from "pg";

/** The channel on which a change of a firm is notified: its id, or `*` for all. */
export const firmChanged = "firm_changed";

/** The channel on which is notified that times of a firm were taken or became free: its id. See migration 0061. */
const slotsChanged = "slots_changed";

/** Is called when a firm is another one than before, or that times of it were taken or became free; an undefined firm is any. */
type ChangeListener = (change: "firm" | "slots", firmId: number | undefined) => void;

/** Changes of firms as the database notifies them. */
export type FirmChanges = {
  /** Adds a listener. Who came first is called first. @returns what removes it */
  subscribe(listener: ChangeListener): () => void;
  /** Whether a change would be received now. */
  isListening: () => boolean;
  /**
   * Waits until every change that stood when it was asked has been passed on: one way to the database and back, since what a
   * connection is notified of comes before the answer to what it asks (PostgreSQL, NOTIFY). Answers false where changes are not
   * received.
   */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
};

const reconnectMs = 1_000;
const longestWaitMs = 2_000;

/** How the connection that listens for changes is called among those of the database. */
export const listenerName = "kezek: changes of firms";

/**
 * Listens on a connection of its own, the only one of a process, and connects again when that breaks: listeners are notified of
 * all firms then, and when changes are received again.
 */
export function listenForFirmChanges(pool: Pool): FirmChanges {
  const listeners = new Set<ChangeListener>();
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = new pg.Client({ ...pool.options, query_timeout: longestWaitMs, application_name: listenerName });
    client = mine;
    mine.on("notification", ({ channel, payload }) => {
      notify(channel === firmChanged ? "firm" : "slots", payload === "*" ? undefined : Number(payload));
    });
    mine.on("error", () => lose(mine));
    mine.on("end", () => lose(mine));
    try {
      await mine.connect();
      await mine.query(`listen ${firmChanged}; listen ${slotsChanged}`);
      isListening = client === mine;
      notifyOfAll();
    } catch {
      lose(mine);
    }
  }
  function lose(mine: pg.Client): void {
    if (client !== mine) return;
    client = undefined;
    isListening = false;
    notifyOfAll();
    void mine.end();
    if (isClosed) return;
    retry = setTimeout(() => (connecting = connect()), reconnectMs).unref();
  }
  function notify(...change: Parameters<ChangeListener>): void {
    for (const listener of listeners) listener(...change);
  }
  function notifyOfAll(): void {
    notify("firm", undefined);
    notify("slots", undefined);
  }
  async function askOnce(): Promise<boolean> {
    const asked = client;
    if (asked === undefined || !isListening) return false;
    try {
      await asked.query("");
      return true;
    } catch {
      lose(asked);
      return false;
    }
  }
  let underway: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | undefined;
  function askNext(): Promise<boolean> {
    next = undefined;
    const asked = askOnce();
    underway = asked;
    return asked;
  }
  /** Who comes while one is on its way to the database waits for the next one, with all others who do. */
  function catchUp(): Promise<boolean> {
    next ??= underway.then(askNext, askNext);
    return next;
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isListening: () => isListening,
    catchUp,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await connecting;
      isListening = false;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
