import type { Pool, PoolClient } from "pg";

/** Where to read: the pool, or the client whose transaction it is. */
export type Reader = Pool | PoolClient;
