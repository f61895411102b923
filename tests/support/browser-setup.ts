import { buildIfStale } from "../../scripts/project/build.ts";
import startTestCluster from "./cluster.ts";

/** The global setup of the browser tests: the client is built, and a PostgreSQL runs until the teardown it answers. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!(await buildIfStale())) throw new Error("The client could not be built.");
  return startTestCluster();
}
