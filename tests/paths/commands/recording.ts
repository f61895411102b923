import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { readRecording, type Recording } from "../../../src/studio/recording.ts";
import { follow, nameOf } from "../recorded/follow.ts";

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
  if (difference === null) return console.log("\nas recorded on the machine");
  const today = difference.today.length === 0 ? ["no step of the machine's paths is like that"] : difference.today;
  console.log(
    `\nstep ${difference.step} differs\n  recorded  ${difference.recorded}\n  today     ${today.join("\n            ")}`,
  );
  console.log(`\nagain: npm run paths -- replay ${file}`);
  process.exitCode = 1;
}

/**
 * Keeps a recording as a test.
 * @param expected the state that should have followed the last step: the test fails until it does. Without it the test
 * holds what was seen.
 */
export function saveRecording(file: string, expected = "", folder = "tests/recordings"): void {
  const recording = withExpected(readRecording(readFileSync(file, "utf8")), expected);
  const name = basename(file, ".json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(recording, null, 2)}\n`);
  writeFileSync(`${folder}/${name}.test.ts`, testOf(name, recording));
  console.log(`${folder}/${name}.test.ts\nrun it: npx vitest run ${folder}/${name}.test.ts`);
}

/** What the last step told and called is not known where it should have led elsewhere. */
function withExpected(recording: Recording, state: string): Recording {
  const last = recording.steps.at(-1);
  if (state === "" || last === undefined) return recording;
  return {
    ...recording,
    steps: [...recording.steps.slice(0, -1), { ...last, state, facts: undefined, calls: undefined }],
  };
}

function testOf(name: string, { machine, steps }: Recording): string {
  const last = steps.at(-1);
  const title =
    last === undefined ? `${machine} begins as recorded` : `after ${nameOf(last)} the ${machine} is in ${last.state}`;
  return `import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRecording } from "../../src/studio/recording.ts";
import { follow } from "../paths/recorded/follow.ts";

test(${JSON.stringify(title)}, () => {
  const recording = readRecording(readFileSync(new URL(${JSON.stringify(`./${name}.json`)}, import.meta.url), "utf8"));
  expect(follow(recording).difference).toBeNull();
});
`;
}
