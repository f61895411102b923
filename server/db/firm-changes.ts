import pg from "pg";
import type { Pool } from "pg";
import type { FirmListener } from "../core/availability.ts";

/** The channel on which a change of a firm is told: its id, or `*` for all. */
export const firmChanged = "firm_changed";

/** The channel on which is told that times of a firm were taken or became free: its id. See migration 0061. */
const slotsChanged = "slots_changed";

/** Changes of firms as the database tells them. */
export type FirmChanges = {
  /** Whether a change would be heard now. */
  areHeard: () => boolean;
  close(): Promise<void>;
};

const reconnectMs = 1_000;

/**
 * Listens on a connection of its own, the only one of a process, and connects again when that breaks: both are told of all
 * firms then, and when changes are heard again.
 * @param hear.firm what a firm is has changed: its hours, services, masters
 * @param hear.slots its times were taken or became free
 */
export function listenForFirmChanges(pool: Pool, hear: Record<"firm" | "slots", FirmListener>): FirmChanges {
  let client: pg.Client | undefined;
  let isHearing = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = new pg.Client(pool.options);
    client = mine;
    mine.on("notification", ({ channel, payload }) => {
      const tell = channel === firmChanged ? hear.firm : hear.slots;
      tell(payload === "*" ? undefined : Number(payload));
    });
    mine.on("error", () => lose(mine));
    mine.on("end", () => lose(mine));
    try {
      await mine.connect();
      await mine.query(`listen ${firmChanged}; listen ${slotsChanged}`);
      isHearing = client === mine;
      tellOfAll();
    } catch {
      lose(mine);
    }
  }
  function lose(mine: pg.Client): void {
    if (client !== mine) return;
    client = undefined;
    isHearing = false;
    tellOfAll();
    void mine.end();
    if (isClosed) return;
    retry = setTimeout(() => (connecting = connect()), reconnectMs).unref();
  }
  function tellOfAll(): void {
    hear.firm(undefined);
    hear.slots(undefined);
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
