import type { Page } from "@playwright/test";
import { letBreak } from "../support/faults.ts";
import type { Complaint } from "./invariants.ts";
import type { Stand } from "./stand.ts";
import type { Step } from "./step.ts";
import { followAs, Walk } from "./walk.ts";

const downloadMs = 5000;

/**
 * Makes the steps of a walk once more, and saves of each of its tabs what is saved where somebody reports a problem: the recording of the
 * process that took the last step there (docs/recordings.md), which is replayed, and kept as a test.
 * @param path where to, without what a file's name ends with: "test-results/explore/seed-7"
 * @returns the paths of the recordings, none of a tab on which no process has begun; and what was wrong this time
 */
export async function record(
  stand: Stand,
  steps: readonly Step[],
  path: string,
): Promise<{ recordings: string[]; complaints: Complaint[] }> {
  const walk = await Walk.begin(stand);
  try {
    // The observer is there, and with it what saves a recording.
    await letBreak(walk.context, stand.server.url);
    const { complaints } = await followAs(walk, steps, () => {});
    const recordings: string[] = [];
    for (const [index, tab] of walk.tabs.entries()) {
      const to = `${path}-tab-${index + 1}.json`;
      if (tab !== undefined && (await reportTo(tab.page, to))) recordings.push(to);
    }
    return { recordings, complaints };
  } finally {
    await walk.end();
  }
}

async function reportTo(page: Page, path: string): Promise<boolean> {
  const download = page.waitForEvent("download", { timeout: downloadMs }).catch(() => undefined);
  const report = page.locator("body > button");
  if ((await report.count()) === 0) return false;
  // A dialog that is open would take the press.
  await report.dispatchEvent("click");
  const file = await download;
  await file?.saveAs(path);
  return file !== undefined;
}
