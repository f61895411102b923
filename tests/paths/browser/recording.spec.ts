import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { expect } from "@playwright/test";
import { readRecording, type RecordedStep, type Recording } from "../../../src/studio/recording.ts";
import { playRecording } from "./play-recording.ts";
import { test, type Stage } from "./stage/stage.ts";

const kept = new URL("../../recordings/gift-card-in-a-tunnel.json", import.meta.url);

/** The beginning of a recording that is kept, with the last of its steps as it never was. */
function wrong(length: number, wanted: Partial<RecordedStep>): Recording {
  const recording = readRecording(readFileSync(kept, "utf8"));
  const steps = recording.steps.slice(0, length);
  return {
    ...recording,
    steps: steps.map((step, index) => (index === length - 1 ? Object.assign(step, wanted) : step)),
  };
}

/** What is said where such a recording is played. */
async function refusal(stage: Stage, url: string, recording: Recording): Promise<string> {
  const again = "npm run paths -- replay wrong.json --browser";
  return playRecording(stage, recording, { url, again }).then(
    () => "",
    (failure: Error) => stripVTControlCharacters(failure.message),
  );
}

test("a recording that the machine of today does not follow is played until there, and refused on one screen", async ({
  stage,
  baseURL,
}) => {
  const said = await refusal(stage, baseURL, wrong(2, { state: "writingWords" }));
  const lines = said.split("\n").map((line) => line.trim());
  expect(lines[0]).toBe("Step 2 of 2 is broken: amount.confirmed");
  expect(lines).toContain("expected   amount.confirmed → writingWords");
  expect(lines).toContain("seen       /gift-cards/new");
  expect(said).toContain('data-gift-state="choosingAmount"');
  expect(said).toMatch(/called +nothing/);
  expect(lines).toContain("run it     npm run paths -- replay wrong.json --browser");
  expect(lines.at(-1)).toBe("On the machine it leads to choosingAmount or choosingDesign today.");
  expect(lines.length).toBeLessThan(25);
  expect(existsSync(/picture +(.+)$/m.exec(said)?.[1] ?? "")).toBe(true);
});

test("a recording whose page stood elsewhere at its end is refused with where it stands", async ({
  stage,
  baseURL,
}) => {
  const said = await refusal(stage, baseURL, wrong(3, { address: "/gift-cards/new?step=words" }));
  expect(said).toContain("Step 3 of 3 is broken: what is seen at the end\n  expected   choosingDesign");
  expect(said).toContain('Expected: "/gift-cards/new?step=words"\nReceived: "/gift-cards/new?step=design"');
});
