import { randomInt } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { type Asked, askedOf } from "./asked.ts";
import { record } from "./record.ts";
import { openStand } from "./stand.ts";
import { shrink } from "./shrink.ts";
import { inWords, type Step } from "./step.ts";
import { tallyOf } from "./tally.ts";
import { follow, wander, type Wandered } from "./walk.ts";

const usage = `
npm run explore                          walks at random until something goes wrong, at most 10 minutes
npm run explore -- --minutes 60          for as long as asked
npm run explore -- --steps 10000         for so many steps
npm run explore -- --seed 7              the same walks as that seed
npm run explore -- --verbose             with every step
npm run explore -- follow file.json      makes the steps of a file again`;

const stepsOfWalk = 120;
const folder = "test-results/explore";
/** So many steps bring a client to a visit, or something keeps all clients from it. */
const enoughForVisit = 1000;
const reservedVisit = /^reservations: \d+ (?!held|expired)/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    steps: { type: "string" },
    minutes: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});
const [command, file] = positionals;
const log = values.verbose || command === "follow" ? (words: string) => console.log(`  ${words}`) : () => {};

if (command === undefined) await exploreAsAsked();
else if (command === "follow" && file !== undefined) await followFile(file);
else {
  console.error(usage);
  process.exitCode = 1;
}

async function exploreAsAsked(): Promise<void> {
  let asked: Asked;
  try {
    asked = askedOf(values);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return;
  }
  await explore(asked);
}

async function explore({ seed = randomInt(2 ** 31), steps: most, minutes }: Asked): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  console.log(`Seed ${seed}.`);
  const stand = await openStand();
  try {
    let made = 0;
    const reached = new Set<string>();
    for (let walk = 0; made < most && Date.now() < end; walk += 1) {
      const picks = fc.sample(fc.nat(), { seed: seed + walk, numRuns: Math.min(stepsOfWalk, most - made) });
      const walked = await wander(stand, picks, log);
      made += walked.steps.length;
      for (const state of walked.reached) reached.add(state);
      if (walked.complaints.length > 0) return await report(stand, walked, seed + walk);
      if (walk % 5 === 4) console.log(`${made} steps, ${reached.size} states, nothing found.`);
    }
    console.log(`${made} steps of seed ${seed} came to ${reached.size} states, and found nothing.`);
    const tally = await tallyOf(stand.server.pool);
    for (const line of [...byProcess(reached), ...tally]) console.log(`  ${line}`);
    if (made >= enoughForVisit && !tally.some((line) => reservedVisit.test(line))) {
      console.error("No visit was reserved: who walks so finds nothing.");
      process.exitCode = 1;
    }
  } finally {
    await stand.close();
  }
}

async function report(stand: Awaited<ReturnType<typeof openStand>>, found: Wandered, seed: number): Promise<void> {
  const rule = found.complaints[0]?.rule;
  for (const { rule: broken, seen } of found.complaints) console.log(`${broken}: ${seen}`);
  console.log(`Found by seed ${seed} after ${found.steps.length} steps; looking for fewer…`);
  const isFoundBy = async (steps: readonly Step[]) => {
    const { complaints } = await follow(stand, steps, () => {});
    return complaints.some((complaint) => complaint.rule === rule);
  };
  const isSteady = await isFoundBy(found.steps);
  if (!isSteady) console.log("The same steps do not find it again: it depends on how long things take.");
  const shortest = isSteady ? await shrink(found.steps, isFoundBy) : found.steps;
  await mkdir(folder, { recursive: true });
  const name = `${folder}/seed-${seed}`;
  const path = `${name}.json`;
  await writeFile(
    path,
    `${JSON.stringify({ format: "kezek-walk", version: 1, seed, complaints: found.complaints, steps: shortest }, null, 2)}\n`,
  );
  for (const step of shortest) console.log(`  ${inWords(step)}`);
  console.log(`${path}: npm run explore -- follow ${path}`);
  const { recordings, complaints } = await record(stand, shortest, name);
  for (const recording of recordings) console.log(`${recording}: npm run paths -- replay ${recording} --browser`);
  if (!complaints.some((complaint) => complaint.rule === rule))
    console.log("While it was recorded nothing went wrong so.");
  process.exitCode = 1;
}

async function followFile(path: string): Promise<void> {
  const { steps }: { steps: Step[] } = JSON.parse(await readFile(path, "utf8"));
  const stand = await openStand();
  try {
    const { complaints, skipped } = await follow(stand, steps, log);
    for (const { rule, seen } of complaints) console.log(`${rule}: ${seen}`);
    console.log(complaints.length === 0 ? "Nothing is wrong." : "");
    if (skipped > 0) console.log(`${skipped} steps could not be made.`);
    if (complaints.length > 0) process.exitCode = 1;
  } finally {
    await stand.close();
  }
}

/** The states that were come to, by process: "sign-in: enteringPhone, provingPhone". */
function byProcess(reached: ReadonlySet<string>): string[] {
  const processes = new Map<string, string[]>();
  for (const [, process = "", state = ""] of [...reached].toSorted().map((one) => /^(\S+) (.*)$/.exec(one) ?? []))
    processes.set(process, [...(processes.get(process) ?? []), state]);
  return [...processes].map(([process, states]) => `${process}: ${states.join(", ")}`);
}
