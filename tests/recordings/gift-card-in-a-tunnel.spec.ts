import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { readRecording } from "../../src/studio/recording.ts";
import { playRecording } from "../paths/browser/play-recording.ts";
import { test } from "../paths/browser/stage/stage.ts";

test.describe.configure({ timeout: 300_000 });

test("after createGiftCard done the giftCard is in ordered", async ({ stage, baseURL }) => {
  const recording = readRecording(readFileSync(new URL("./gift-card-in-a-tunnel.json", import.meta.url), "utf8"));
  const again = "npx playwright test tests/recordings/gift-card-in-a-tunnel.spec.ts";
  expect(await playRecording(stage, recording, { url: baseURL, again })).toBeNull();
});
