import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRecording } from "../../src/studio/recording.ts";
import { follow } from "../paths/recorded/follow.ts";

test("after createGiftCard done the giftCard is in ordered", () => {
  const recording = readRecording(readFileSync(new URL("./gift-card-in-a-tunnel.json", import.meta.url), "utf8"));
  expect(follow(recording).difference).toBeNull();
});
