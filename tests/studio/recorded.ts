import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, vi } from "vitest";
import { readRecording, type Recording } from "../../src/studio/recording.ts";
import { createDescribe } from "../../src/studio/observer/describe.ts";
import { recordingOf } from "../../src/studio/seen/record.ts";
import type { Observation } from "../../src/studio/wire.ts";
import { visitWithCode } from "../machines/support/visit.ts";
import { movesAlong } from "../paths/walk/along.ts";
import { transitionsOf } from "../paths/walk/generate.ts";
import { replay } from "../paths/machine/replay.ts";
import { machineNamed } from "../paths/machines.ts";
import type { Tour } from "../paths/walk/tours.ts";
import { seenOf, messagesFrom } from "./support.ts";

/** What the studio exports of the first process that was observed. */
export function recordingFrom(observations: Observation[]): Recording {
  const { actors, log } = seenOf(...messagesFrom("a", observations));
  const recording = actors[0] && recordingOf(log, actors[0]);
  if (recording === undefined) throw new Error("nothing was recorded");
  return readRecording(JSON.stringify(recording));
}

export async function recorded(machine: string, tour: Tour): Promise<Recording> {
  return recordingFrom(await observationsOf(machine, tour));
}

/** What is observed of a machine that goes through that. */
export async function observationsOf(machine: string, tour: Tour): Promise<Observation[]> {
  const { paths, children } = machineNamed(machine);
  const observations: Observation[] = [];
  const { inspect } = createDescribe(
    (one) => observations.push(one),
    () => 0,
    () => "/…",
  );
  await replay(
    paths,
    tour.map(({ step }) => step),
    children,
    inspect,
  );
  return observations;
}

/** What is observed of a visit of somebody who has the code on its way. */
export async function observationsOfVisit(): Promise<Observation[]> {
  const observations: Observation[] = [];
  const { inspect } = createDescribe(
    (one) => observations.push(one),
    () => 0,
    () => "/…",
  );
  await visitWithCode({ inspect });
  return observations;
}

export async function visit(): Promise<Recording> {
  return recordingFrom(await observationsOfVisit());
}

/** The files of a test, and what it has changed of the process, are gone when it is over. */
export function filesOfTest() {
  const folders: string[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), "kezek-recording-"));
    folders.push(folder);
    return folder;
  };
  return {
    newFolder,
    fileOf(recording: unknown): string {
      const file = join(newFolder(), "visit.json");
      writeFileSync(file, JSON.stringify(recording));
      return file;
    },
  };
}

/** What the reservation's path of that name is recorded as. */
export async function recordedPath(name: string): Promise<Recording> {
  const { paths } = machineNamed("reservation");
  const path = transitionsOf(paths).find((one) => one.name === name);
  if (path === undefined) throw new Error(`There is no path "${name}".`);
  return recorded("reservation", movesAlong(paths, path.steps));
}
export const refusedByPhone = "creatingReservation —createReservation: phoneNotProven→ held.enteringContacts";

/** What breaks out of a text, a template, a line and a comment. */
export const hostile = '";`${run()}`\n*/run()//';

/** The machine of buying a gift card, and a tour of it by the names of its steps. */
export const { paths: giftCard } = machineNamed("gift-card");
export const giftCardTour = (...names: string[]) =>
  movesAlong(
    giftCard,
    names.map((name) => ({ name })),
  );
