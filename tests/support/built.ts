import { buildIfStale } from "../../scripts/project/stale.mjs";

/** A global setup: what the tests start as a process of its own is built. */
export default async function ensureBuilt(): Promise<void> {
  if (!(await buildIfStale())) throw new Error("Kezek could not be built.");
}
