import type { Pool, PoolClient } from "pg";
import { longestCallMs, type OutsideAnswer, OutsideFailed, type OutsideWork } from "../../core/outside.ts";
import type { Reader } from "../../core/reader.ts";
import { addJob, ensureJob } from "../../db/queries/jobs.ts";
import {
  type Attempt,
  claimOutboxItem,
  findOutsideState,
  findWaitingWork,
  insertOutboxItem,
  recordOutboxEvent,
} from "../../db/queries/outbox.ts";
import { inTransaction } from "../../db/transaction.ts";

const outboxKinds = ["sendSms"] as const;

/** What changes the outside world. Each kind has its own table, whose rows have the ids of the outbox. */
export type OutboxKind = (typeof outboxKinds)[number];

/** What came of an attempt. `failed`: it is unknown what; `givenUp`: it was not begun in time, and is not any more. */
export type Outcome = OutsideAnswer | { type: "failed" | "givenUp"; detail?: string };

/** How a kind is worked on. `record` writes the outcome into the kind's own rows, in the transaction that keeps it. */
export type Worker = OutsideWork & {
  record(transaction: PoolClient, id: string, outcome: Outcome): Promise<void>;
};

/** The name of the job that works on one piece. */
export const outboxJob = "workOnOutbox";

/** A claim outlasts what a call may take by far, so that whoever has it is alone, or is dead. */
const claimMs = 6 * longestCallMs;
const mostAtOnce = 1000;

/**
 * Wants work done in the outside world, once this transaction stands. The caller writes the kind's own row with the same
 * id in the same transaction, and answers that it is processing; {@link readOutsideState} tells when it is settled.
 * @param beginBefore after this it is not begun any more
 */
export async function requestOutsideWork(
  transaction: PoolClient,
  wanted: { id: string; kind: OutboxKind; beginBefore: Date; now: Date },
): Promise<void> {
  await insertOutboxItem(transaction, wanted);
  await addJob(transaction, outboxJob, { id: wanted.id }, { key: keyOf(wanted.id), inSeconds: 0 });
}

/**
 * `processing` until the outside has the work, `begun` while it is at it; `done`, `refused` and `givenUp` are settled and
 * stay. Undefined where there is no such work, or none any more.
 */
export type OutsideState = { isSettled: boolean; state: "processing" | "begun" | "done" | "refused" | "givenUp" };

export async function readOutsideState(reader: Reader, id: string): Promise<OutsideState | undefined> {
  const found = await findOutsideState(reader, id);
  if (found === undefined) return undefined;
  const { isSettled, last } = found;
  if (last === null || last === "claimed" || last === "failed") return { isSettled, state: "processing" };
  return { isSettled, state: last === "pending" ? "begun" : last };
}

type Deps = { pool: Pool; clock: () => Date; workers: Record<OutboxKind, Worker> };

/**
 * Works on one piece: claims it, asks the outside what became of earlier attempts, calls out where it has not heard of
 * it, and writes down what came of it. Killed anywhere in between, the next attempt asks before it repeats. Answers the
 * outcome; undefined where there was nothing to do, or somebody else was faster.
 */
export async function workOnOutbox(deps: Deps, id: string): Promise<Outcome | undefined> {
  const { pool, clock, workers } = deps;
  const claimedAt = clock();
  const until = new Date(claimedAt.getTime() + claimMs);
  const attempt = await inTransaction(pool, (transaction) =>
    claimOutboxItem(transaction, { id, now: claimedAt, until }),
  );
  if (attempt === undefined) return undefined;
  const worker = workers[kindOf(attempt)];
  const outcome = await outcomeOf(worker, attempt, { clock, claimedAt });
  const isSettled = outcome.type !== "failed" && outcome.type !== "pending";
  const isKept = await inTransaction(pool, async (transaction) => {
    const event = { type: outcome.type, detail: outcome.detail, isSettled, now: clock() };
    if (!(await recordOutboxEvent(transaction, attempt, event))) return false;
    await worker.record(transaction, id, outcome);
    if (!isSettled) await addJob(transaction, outboxJob, { id }, { key: keyOf(id), inSeconds: waitAfter(attempt) });
    return true;
  });
  return isKept ? outcome : undefined;
}

/** Puts jobs into the queue for what is not settled and nobody is at: the workers of some may have been killed. */
export async function resumeOutbox({ pool, clock }: Pick<Deps, "pool" | "clock">): Promise<void> {
  const ids = await findWaitingWork(pool, clock(), mostAtOnce);
  await inTransaction(pool, async (transaction) => {
    for (const id of ids) await ensureJob(transaction, outboxJob, { id }, keyOf(id));
  });
}

async function outcomeOf(
  { ask, call }: Worker,
  { id, number, beginBefore, isBegun }: Attempt,
  { clock, claimedAt }: { clock: () => Date; claimedAt: Date },
): Promise<Outcome> {
  try {
    // Nobody can have called before the first attempt.
    const known = number === 1 ? ({ type: "unheard" } as const) : await ask(id);
    if (known.type !== "unheard") return known;
    // What was begun there is never begun again, whatever they have forgotten since.
    if (isBegun) throw new OutsideFailed("The outside does not know any more what it was at.");
    const now = clock().getTime();
    if (now >= Date.parse(beginBefore)) return { type: "givenUp" };
    if (now - claimedAt.getTime() > claimMs / 2) throw new OutsideFailed("The worker was held up for too long.");
    return await call(id);
  } catch (error) {
    if (error instanceof OutsideFailed) return { type: "failed", detail: error.message };
    throw error;
  }
}

function kindOf({ kind }: Attempt): OutboxKind {
  const known = outboxKinds.find((one) => one === kind);
  if (known === undefined) throw new Error(`Nobody works on the kind ${kind} of the outbox.`);
  return known;
}

function keyOf(id: string): string {
  return `outbox:${id}`;
}

/** Seconds: 3, 9, 27, 81… up to an hour. */
function waitAfter({ number }: Attempt): number {
  return Math.min(3600, 3 ** Math.min(number, 8));
}
