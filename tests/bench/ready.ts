import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startParts } from "../../server/core/start-parts.ts";
import { startEmbedded } from "../../server/db/embedded.ts";
import { freePort } from "../../server/db/embedded/free-port.ts";
import { median, printTable, short } from "./figures.ts";
import { KillableKezek, type Start } from "./killable.ts";

const run = promisify(execFile);
const rounds = 9;
/** For each core, beside those who measure. */
const busyPerCore = 4;

type Round = { start: Start; databaseMs: number };

/**
 * Ready again after a kill of all processes: from `npm start` until it listens, beside PostgreSQL alone on the same data.
 * Each start has the log of the whole catalogue to replay.
 */
export async function benchReady(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kezek-ready-"));
  await run("chmod", ["755", folder]);
  const killed = join(folder, "killed");
  await startAndKill(killed);
  const quiet: Round[] = [];
  const busy: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [alone, pressed] = [await measure(killed), await underLoad(() => measure(killed))];
    // The first round only warms up.
    if (round === 0) continue;
    quiet.push(alone);
    busy.push(pressed);
  }
  await rm(folder, { recursive: true });
  const names = startParts.map((part) => `${part} ms`);
  printTable(`Ready again after a kill, medians of ${rounds}`, [
    ["", ...names, "in all (aim ≤ 5000)", "computed ms", "÷ PostgreSQL alone", "÷ quiet"],
    rowOf("quiet", quiet, quiet),
    rowOf(`${busyPerCore} busy processes a core`, busy, quiet),
  ]);
}

function rowOf(name: string, of: Round[], quiet: Round[]): string[] {
  const middle = (figure: (round: Round) => number) => median(of.map(figure));
  return [
    name,
    ...startParts.map((_, index) => short(middle(({ start }) => doneAt(start, index) - doneAt(start, index - 1)))),
    short(middle(({ start }) => readyAt(start))),
    short(middle(({ start }) => start.cpuMs)),
    short(middle(({ start, databaseMs }) => readyAt(start) / databaseMs)),
    short(median(of.map(({ start }, round) => readyAt(start) / readyAt(quiet[round]?.start)))),
  ];
}

function doneAt(start: Start | undefined, part: number): number {
  return part < 0 ? 0 : (start?.doneAt[part] ?? Number.NaN);
}

function readyAt(start: Start | undefined): number {
  return doneAt(start, startParts.length - 1);
}

/** Both on what the kill left, each on a copy of its own. */
async function measure(killed: string): Promise<Round> {
  const start = await onCopy(killed, startAndKill);
  const databaseMs = await onCopy(killed, async (copy) => {
    const began = performance.now();
    const database = await startEmbedded(copy);
    const took = performance.now() - began;
    await database.stop();
    return took;
  });
  return { start, databaseMs };
}

async function onCopy<Answer>(folder: string, act: (copy: string) => Promise<Answer>): Promise<Answer> {
  const copy = `${folder}-copy`;
  // Keeps whose the files are: PostgreSQL's, which writes the whole folder out before it replays its log.
  await run("cp", ["--archive", folder, copy]);
  await run("sync", ["--file-system", copy]);
  try {
    return await act(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function startAndKill(dataDir: string): Promise<Start> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const kezek = new KillableKezek(dataDir, { PORT: String(port), SANDBOX_PORT: String(sandboxPort) });
  const start = await kezek.started();
  await kezek.kill();
  return start;
}

async function underLoad<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const busy = Array.from({ length: availableParallelism() * busyPerCore }, () =>
    spawn(process.execPath, ["--eval", "for (;;);"]),
  );
  try {
    return await act();
  } finally {
    for (const child of busy) child.kill("SIGKILL");
  }
}
