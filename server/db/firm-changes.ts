import pg from "pg";
import type { Pool } from "pg";

/** The channel on which a change of a firm is told: its id, or `*` for all. */
export const firmChanged = "firm_changed";

/** Changes of firms as the database tells them. */
export type FirmChanges = {
  /** Whether a change would be heard now. */
  areHeard: () => boolean;
  close(): Promise<void>;
};

const reconnectMs = 1_000;

/**
 * Listens on a connection of its own, and connects again when that breaks.
 * @param forget called with the firm that changed; with undefined for all, and whenever listening ends
 */
export function listenForFirmChanges(pool: Pool, forget: (firmId: number | undefined) => void): FirmChanges {
  let client: pg.Client | undefined;
  let isHearing = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = new pg.Client(pool.options);
    client = mine;
    mine.on("notification", ({ payload }) => forget(payload === "*" ? undefined : Number(payload)));
    mine.on("error", () => lose(mine));
    mine.on("end", () => lose(mine));
    try {
      await mine.connect();
      await mine.query(`listen ${firmChanged}`);
      isHearing = client === mine;
    } catch {
      lose(mine);
    }
  }
  function lose(mine: pg.Client): void {
    if (client !== mine) return;
    client = undefined;
    isHearing = false;
    forget(undefined);
    void mine.end();
    if (isClosed) return;
    retry = setTimeout(() => (connecting = connect()), reconnectMs).unref();
  }
  return {
    areHeard: () => isHearing,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await connecting;
      isHearing = false;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
