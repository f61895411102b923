import { Socket } from "node:net";
import pg from "pg";
import { errorCode, StartupError } from "../core/startup-error.ts";

const { builtins } = pg.types;
const timestamptzArray = 1185;
const dateArray = 1182;
const int8Array = 1016;
const textArray: number = 1009;

function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

function isoInstant(text: string): string {
  return new Date(text.replace(" ", "T").replace("+00", "Z")).toISOString();
}

function sameText(text: string): string {
  return text;
}

function arrayOf<Item>(parse: (text: string) => Item): (text: string) => (Item | null)[] {
  const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray);
  return (text) => parseTexts(text).map((item) => (item === null ? null : parse(item)));
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeNumber],
  [builtins.NUMERIC, safeNumber],
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.DATE, sameText],
  [int8Array, arrayOf(safeNumber)],
  [timestamptzArray, arrayOf(isoInstant)],
  [dateArray, arrayOf(sameText)],
]);

/**
 * Sends together what is written before any answer can come: queries that are asked at once go out in one packet. What a process
 * has written and ends before its turn is over (`process.exit`) is not sent.
 */
class GatheringSocket extends Socket {
  #isGathering = false;

  constructor() {
    super();
    // net.Socket#connect puts the write of every other socket onto this one.
    this.once("connect", () => Reflect.deleteProperty(this, "write"));
  }

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | ((error?: Error | null) => void),
    done?: (error?: Error | null) => void,
  ): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true;
      this.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        this.uncork();
      });
    }
    return typeof encoding === "function" ? super.write(chunk, encoding) : super.write(chunk, encoding, done);
  }
}

/** So many connections no transaction takes: what one reads beside itself, and jobs that wait for work, need some too. */
export const leftByTransactions = 3;
const mostConnections = 10;
/** More transactions at once than so many a core hinder each other where PostgreSQL has our cores. */
const transactionsPerCore = 2;

/**
 * Opens a pool and proves that the database answers.
 * bigint and numeric come as numbers (a whole one beyond the safe range throws a RangeError), timestamptz as
 * "2026-11-23T08:00:00.000Z", date as "2026-11-23"; sessions run in UTC.
 * @param sharedCores how many cores PostgreSQL shares with this process, where it does: fewer connections do more then
 * @throws StartupError when the URL is no PostgreSQL address, nobody answers, or the account or database is refused
 */
export async function openPool(url: string, { sharedCores = Infinity } = {}): Promise<pg.Pool> {
  const place = readPlace(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: Math.min(mostConnections, transactionsPerCore * sharedCores + leftByTransactions),
    application_name: "kezek",
    options: "-c TimeZone=UTC",
    connectionTimeoutMillis: 10_000,
    // See atOnce of transaction.ts.
    pipeline: true,
    stream: () => new GatheringSocket(),
    types: {
      getTypeParser: (oid, format) =>
        (format === "binary" ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks, idle or between two queries of a transaction, is replaced by the pool, and the next query
  // on it fails; without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await ping(pool);
  } catch (error) {
    await pool.end();
    throw connectionError(place, error);
  }
  return pool;
}

/** Asks the database for an answer; rejects when it gives none. */
export async function ping(pool: pg.Pool): Promise<void> {
  await pool.query("select 1");
}

type Place = { address: string; user: string; database: string };

function readPlace(url: string): Place {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartupError(
      "DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database.",
    );
  }
  return {
    address: parsed.host || parsed.searchParams.get("host") || "localhost",
    user: decodeURIComponent(parsed.username),
    database: decodeURIComponent(parsed.pathname.slice(1)),
  };
}

function connectionError({ address, user, database }: Place, error: unknown): StartupError {
  const code = errorCode(error) ?? "";
  const reason = error instanceof Error && error.message !== "" ? error.message : code;
  if (code.startsWith("28")) {
    return new StartupError(
      `PostgreSQL at ${address} does not accept the user "${user}" with this password: correct DATABASE_URL.`,
    );
  }
  if (code === "3D000") {
    return new StartupError(
      `PostgreSQL at ${address} has no database "${database}": create it with createdb ${database}, or correct DATABASE_URL.`,
    );
  }
  if (/^[0-9A-Z]{5}$/.test(code)) {
    return new StartupError(`PostgreSQL at ${address} answers "${reason}": put that right, or correct DATABASE_URL.`);
  }
  return new StartupError(`Cannot reach PostgreSQL at ${address} (${reason}): start it, or correct DATABASE_URL.`);
}
