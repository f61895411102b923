import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import {
  readRecording,
  type RecordedProcess,
  type RecordedStep,
  type Recording,
} from "../../../src/studio/recording.ts";
import { driverOf } from "../browser/drivers.ts";
import { type Difference, follow, machineOfRecording, nameOf } from "../recorded/follow.ts";
import { playable } from "../recorded/playable.ts";
import { unknownSteps, type UnknownStep } from "../recorded/unknown.ts";
import { restorationsOf } from "../restored.ts";

/** Follows a recording of the studio on the machine of today, and says on one screen where it differs. */
export function replayRecording(file: string): void {
  const recording = readRecording(readFileSync(file, "utf8"));
  const { difference } = follow(recording);
  console.log(`${recording.machine}, recorded ${recording.madeAt}, ${recording.steps.length} steps`);
  const { entrance, subject } = recording;
  console.log(`at ${entrance ?? "an address that is not known"}, of ${JSON.stringify(subject)}\n`);
  const until = difference?.step ?? recording.steps.length + 1;
  console.log(`  0  begins → ${recording.began.state}${until === 0 ? "  ✗" : ""}`);
  for (const [index, step] of recording.steps.slice(0, until).entries()) {
    const mark = index + 1 === until ? "✗" : " ";
    console.log(`${mark} ${index + 1}  ${nameOf(step)} → ${step.state}`);
  }
  const children = recording.children.map((child) => ({ child, difference: follow(child).difference }));
  for (const { child, difference } of children) console.log(childLine(child, difference));
  for (const process of [recording, ...recording.children])
    unknownSteps(process, machineOfRecording(process)).forEach(offer);
  if (difference === null && children.every((child) => child.difference === null))
    return console.log("\nas recorded on the machine");
  if (difference !== null) explain(difference);
  console.log(`\nagain: npm run paths -- replay ${file}`);
  process.exitCode = 1;
}

function explain(difference: Difference): void {
  const today = difference.today.length === 0 ? ["no step of the machine's paths is like that"] : difference.today;
  console.log(
    `\nstep ${difference.step} differs\n  recorded  ${difference.recorded}\n  today     ${today.join("\n            ")}`,
  );
}

/** What a paths file lacks, to be put into it. */
function offer({ step, name, file, lines }: UnknownStep): void {
  console.log(
    `\nstep ${step}, ${name}, is in no paths of its machine. In ${file} (•••: what was struck out, write an example of it):\n`,
  );
  for (const line of lines) console.log(`  ${line}`);
}

function childLine(child: RecordedProcess, difference: Difference | null): string {
  const said = difference === null ? "as recorded" : `step ${difference.step} differs: ${difference.recorded}`;
  return `     ${child.machine}, ${child.steps.length} steps: ${said}`;
}

/**
 * Keeps a recording as a test on the machine and, where all of it can be made to happen there, one in a browser.
 * @param expected the state that should have followed the last step: the tests fail until it does. Without it they hold what was seen.
 * @param folder two folders within that of the project
 */
export function saveRecording(file: string, expected = "", folder = "tests/recordings"): void {
  const recording = withExpected(readRecording(readFileSync(file, "utf8")), expected);
  const name = basename(file, ".json");
  const [test, spec] = [`${folder}/${name}.test.ts`, `${folder}/${name}.spec.ts`];
  const obstacle = obstacleInBrowser(recording);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(recording, null, 2)}\n`);
  writeFileSync(test, testOf(name, recording));
  console.log(`${test}\nrun it: npx vitest run ${test}`);
  if (obstacle !== null) return console.log(`not in a browser: ${obstacle}`);
  writeFileSync(spec, specOf(name, recording, `npx playwright test ${spec}`));
  console.log(`${spec}\nrun it: npx playwright test ${spec}`);
}

/** Why not all of a recording can be made to happen in a browser, as far as it is followed on the machine; null where it can. */
function obstacleInBrowser(recording: Recording): string | null {
  const { name, paths } = machineOfRecording(recording);
  const known = { obstacle: driverOf(name).obstacle, states: restorationsOf(name).states };
  return playable(paths, follow(recording).steps, known).obstacle;
}

/** What the last step told and called is not known where it should have led elsewhere; what came after it is of no matter. */
function withExpected(recording: Recording, state: string): Recording {
  const { steps } = recording;
  const last = steps.findLastIndex(({ kind }) => kind !== "faults" && kind !== "went");
  if (state === "" || last === -1) return recording;
  const expected = (step: RecordedStep): RecordedStep =>
    "facts" in step ? { ...step, state, facts: undefined, calls: undefined } : { ...step, state };
  return {
    ...recording,
    steps: steps.slice(0, last + 1).map((step, index) => (index === last ? expected(step) : step)),
  };
}

function titleOf({ machine, steps }: Recording): string {
  const last = steps.findLast(({ kind }) => kind !== "faults" && kind !== "went");
  return last === undefined
    ? `${machine} begins as recorded`
    : `after ${nameOf(last)} the ${machine} is in ${last.state}`;
}

function readingOf(name: string): string {
  return `readRecording(readFileSync(new URL(${JSON.stringify(`./${name}.json`)}, import.meta.url), "utf8"))`;
}

function testOf(name: string, recording: Recording): string {
  return `import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRecording } from "../../src/studio/recording.ts";
import { follow } from "../paths/recorded/follow.ts";

test(${JSON.stringify(titleOf(recording))}, () => {
  const recording = ${readingOf(name)};
  expect(follow(recording).difference).toBeNull();
});
`;
}

function specOf(name: string, recording: Recording, again: string): string {
  return `import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { readRecording } from "../../src/studio/recording.ts";
import { playRecording } from "../paths/browser/play-recording.ts";
import { test } from "../paths/browser/stage/stage.ts";

test.describe.configure({ timeout: 300_000 });

test(${JSON.stringify(titleOf(recording))}, async ({ stage, baseURL }) => {
  const recording = ${readingOf(name)};
  const again = ${JSON.stringify(again)};
  expect(await playRecording(stage, recording, { url: baseURL, again })).toBeNull();
});
`;
}
