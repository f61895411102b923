import { type BenchCluster, startBenchCluster } from "./bench-database.ts";
import { benchHolds } from "./holds.ts";
import { benchMonth } from "./month.ts";
import { benchPage } from "./page.ts";
import { benchPlans } from "./plans.ts";
import { benchReady } from "./ready.ts";
import { benchSearch } from "./search.ts";
import { benchSlots } from "./slots.ts";

/** `npm run bench` measures all, `npm run bench -- slots` one. Read ratios: the other figures are this machine's. */
const yardsticks: Record<string, (cluster: () => Promise<BenchCluster>) => Promise<void> | void> = {
  month: benchMonth,
  plans: async (cluster) => benchPlans(await cluster()),
  holds: async (cluster) => benchHolds(await cluster()),
  slots: async (cluster) => benchSlots(await cluster()),
  search: async (cluster) => benchSearch(await cluster()),
  page: async (cluster) => benchPage(await cluster()),
  ready: benchReady,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(yardsticks, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}: choose of ${Object.keys(yardsticks).join(", ")}.`);
  process.exit(1);
}
let started: Promise<BenchCluster> | undefined;
const cluster = () => (started ??= startBenchCluster());
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(
    signal,
    () =>
      void Promise.resolve(started)
        .then((running) => running?.stop())
        .finally(() => process.exit(1)),
  );
}
try {
  for (const [name, measure] of Object.entries(yardsticks)) {
    if (asked.length === 0 || asked.includes(name)) await measure(cluster);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await (await started)?.stop();
  // Takes the processes along that an error left behind.
  process.exit();
}
