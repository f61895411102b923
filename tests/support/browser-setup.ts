import ensureBuilt from "./built.ts";
import startTestCluster from "./cluster.ts";

/** The global setup of the browser tests: the client is built, and a PostgreSQL runs until the teardown it answers. */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBuilt();
  return startTestCluster();
}
