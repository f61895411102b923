import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { goldenFaults } from "../golden/documents.ts";
import { machines } from "../machines.ts";
import { coverageOf } from "../report/coverage.ts";
import { count, reportPage } from "../report/page.ts";
import { disturbances } from "../walk/disturbed.ts";

/**
 * Replays every path on its machine and writes the page that shows what was covered there and in the browser.
 * Fails where the tests do.
 */
export async function writeReport(walked = machines, folder = ".data/paths", ofGolden = goldenFaults): Promise<void> {
  const coverages = await Promise.all(walked.map(coverageOf));
  await mkdir(folder, { recursive: true });
  const path = resolve(folder, "index.html");
  await writeFile(path, await reportPage(coverages));
  console.log(path);
  for (const { machine, disturbed } of coverages) {
    const possible = disturbed.length - count(disturbed, "impossible");
    console.log(
      `${machine.name}: ${count(disturbed, "replayed")} of ${possible} states × {${disturbances.join(", ")}} in the browser`,
    );
  }
  const faults = [...coverages.flatMap((coverage) => coverage.faults), ...ofGolden()];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
