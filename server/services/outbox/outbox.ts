import type { Pool, PoolClient } from "pg";
import type { ChargeAnswer, SavingAnswer } from "../../core/card-processor.ts";
import {
  longestCallMs,
  type OutsideAnswer,
  OutsideFailed,
  type OutsideWork,
  type NotFound,
} from "../../core/outside.ts";
import type { Reader } from "../../core/reader.ts";
import { addJob, ensureJob } from "../../db/queries/jobs.ts";
import {
  type Attempt,
  claimOutboxItem,
  findOutsideState,
  findWaitingWork,
  insertOutboxItem,
  recordOutboxEvent,
  reopenOutboxItem,
  wakeOutboxItem,
} from "../../db/queries/outbox.ts";
import { inTransaction } from "../../db/transaction.ts";

/** What the outside answers to each kind of work. */
type AnswerOf = {
  sendSms: OutsideAnswer;
  charge: ChargeAnswer;
  complete3ds: OutsideAnswer;
  refund: OutsideAnswer;
  saveCard: SavingAnswer;
  removeCard: OutsideAnswer;
};

/** What changes the outside world. Each kind has its own table, whose rows have the ids of the outbox. */
export type OutboxKind = keyof AnswerOf;

/** What came of asking or calling the outside. `failed`: not what became of it; `givenUp`: it was not begun while it was wanted, and is not any more. */
export type AttemptResult<Answer extends OutsideAnswer> = Answer | { type: "failed" | "givenUp"; detail?: string };

/**
 * What came of an attempt. `unexpected`: an error of ours, `detail` says which and where. `troubles` counts it and those before, of
 * which no answer came either.
 */
export type Outcome = (AttemptResult<OutsideAnswer> | { type: "unexpected"; detail: string }) & { troubles?: number };

/**
 * How a kind is worked on. `isWanted` is asked before each call: what nobody wants any more is given up. `record` writes the result into the kind's own rows, in the transaction that keeps it; it
 * is not called after an error of ours, which may have been in it. `longestWait`: how many seconds pass at most from one attempt to the next, by how many the work is old; an hour where it is not said.
 */
export type Worker<Answer extends OutsideAnswer> = OutsideWork<Answer> & {
  isWanted(id: string): Promise<boolean>;
  record(transaction: PoolClient, id: string, result: AttemptResult<Answer>): Promise<void>;
  longestWait?(ageSeconds: number): number;
};

/** By the kinds that a process works on. */
export type Workers = { readonly [Kind in OutboxKind]?: Worker<AnswerOf[Kind]> };

/** The name of the job that works on one piece. */
export const outboxJob = "workOnOutbox";

/** A claim outlasts what a call may take by far, so that whoever has it is alone, or is dead. */
const claimMs = 6 * longestCallMs;
const mostAtOnce = 1000;
const outboxKinds: Readonly<Record<OutboxKind, true>> = {
  sendSms: true,
  charge: true,
  complete3ds: true,
  refund: true,
  saveCard: true,
  removeCard: true,
};
const unsettled: readonly Outcome["type"][] = ["failed", "unexpected", "pending"];

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
 * Has the outside asked at once, since it may have something to say: also where an attempt is under way, which may have asked
 * too early. What is settled stays so.
 */
export async function wakeOutsideWork(transaction: PoolClient, id: string): Promise<void> {
  if (await wakeOutboxItem(transaction, id))
    await addJob(transaction, outboxJob, { id }, { key: keyOf(id), inSeconds: 0 });
}

/** Has settled work asked about again: more may have come of it than was believed. It is not done again. */
export async function reopenOutsideWork(transaction: PoolClient, id: string, now: Date): Promise<void> {
  if (await reopenOutboxItem(transaction, id, now))
    await addJob(transaction, outboxJob, { id }, { key: keyOf(id), inSeconds: 0 });
}

/**
 * `processing` until the outside has the work, `begun` while it is at it; `done`, `refused` and `givenUp` are settled and
 * stay. `detail` is what the outside said with it, as a code of theirs. Undefined where there is no such work, or none any
 * more.
 */
export type OutsideState = {
  isSettled: boolean;
  state: "processing" | "begun" | "done" | "refused" | "givenUp";
  detail: string | null;
};

export async function readOutsideState(reader: Reader, id: string): Promise<OutsideState | undefined> {
  const found = await findOutsideState(reader, id);
  if (found === undefined) return undefined;
  const { last, ...rest } = found;
  if (last === null || last === "claimed" || last === "failed" || last === "unexpected" || last === "reopened") {
    return { ...rest, state: "processing" };
  }
  return { ...rest, state: last === "pending" ? "begun" : last };
}

type Deps = { pool: Pool; clock: () => Date; workers: Workers };

/**
 * Works on one piece: claims it, asks the outside what became of earlier attempts, calls out where it has not heard of
 * it, and writes down what came of it. Killed anywhere in between, the next attempt asks before it repeats. Answers the
 * outcome; undefined where there was nothing to do, or somebody else was faster. A kind that this process has no worker for
 * is left to one that has.
 */
export async function workOnOutbox(deps: Deps, id: string): Promise<Outcome | undefined> {
  const { pool, clock, workers } = deps;
  const claimedAt = clock();
  const until = new Date(claimedAt.getTime() + claimMs);
  const attempt = await inTransaction(pool, (transaction) =>
    claimOutboxItem(transaction, { id, kinds: kindsOf(workers), now: claimedAt, until }),
  );
  return attempt && workOn(deps, attempt, claimedAt);
}

async function workOn<Kind extends OutboxKind>(
  deps: Deps,
  attempt: Attempt<Kind>,
  claimedAt: Date,
): Promise<Outcome | undefined> {
  const worker: Worker<AnswerOf[Kind]> | undefined = deps.workers[attempt.kind];
  if (worker === undefined) throw new Error(`Nobody here works on ${attempt.kind}.`);
  const ends = { attempt, longestWait: worker.longestWait };
  try {
    const result = await askOrCall(worker, attempt, { clock: deps.clock, claimedAt });
    const outcome = result.type === "failed" ? { ...result, troubles: attempt.troubles + 1 } : result;
    return await keep(deps, ends, outcome, (transaction) => worker.record(transaction, attempt.id, result));
  } catch (error) {
    return keep(deps, ends, unexpected(attempt, error));
  }
}

type Ends = { attempt: Attempt<OutboxKind>; longestWait: ((ageSeconds: number) => number) | undefined };

/** Writes an outcome down, with what it means to the kind's own row, and has the work gone on with unless it is settled. */
async function keep(
  { pool, clock }: Deps,
  { attempt, longestWait }: Ends,
  outcome: Outcome,
  record?: (transaction: PoolClient) => Promise<void>,
): Promise<Outcome | undefined> {
  const { id } = attempt;
  const isSettled = !unsettled.includes(outcome.type);
  const isKept = await inTransaction(pool, async (transaction) => {
    const now = clock();
    const event = { type: outcome.type, detail: outcome.detail, isSettled, now };
    const released = await recordOutboxEvent(transaction, attempt, event);
    if (released === undefined) return false;
    await record?.(transaction);
    if (isSettled) return true;
    const inSeconds = released.isWoken ? 0 : waitAfter(attempt, now, longestWait);
    await addJob(transaction, outboxJob, { id }, { key: keyOf(id), inSeconds });
    return true;
  });
  return isKept ? outcome : undefined;
}

/** Puts jobs into the queue for what is not settled and nobody is at: the workers of some may have been killed. */
export async function resumeOutbox({ pool, clock, workers }: Deps): Promise<void> {
  const wanted = { kinds: kindsOf(workers), keyPrefix: keyOf(""), now: clock(), most: mostAtOnce };
  const ids = await findWaitingWork(pool, wanted);
  await inTransaction(pool, async (transaction) => {
    for (const id of ids) await ensureJob(transaction, outboxJob, { id }, keyOf(id));
  });
}

async function askOrCall<Answer extends OutsideAnswer>(
  { ask, isWanted, call }: Worker<Answer>,
  { id, number, beginBefore, isBegun }: Attempt<OutboxKind>,
  { clock, claimedAt }: { clock: () => Date; claimedAt: Date },
): Promise<AttemptResult<Answer>> {
  try {
    // What it is called for may end while it is asked: a call is worth what it was when the question went out.
    const isInTime = clock().getTime() < Date.parse(beginBefore);
    // Nobody can have called before the first attempt.
    const known = number === 1 ? ({ type: "notFound" } as const) : await ask(id);
    if (isFound(known)) return known;
    // What was begun there is never begun again, whatever they have forgotten since.
    if (isBegun) throw new OutsideFailed("The outside does not know any more what it was at.");
    if (!isInTime || !(await isWanted(id))) return { type: "givenUp" };
    if (clock().getTime() - claimedAt.getTime() > claimMs / 2)
      throw new OutsideFailed("The worker was held up for too long.");
    return await call(id, number);
  } catch (error) {
    if (error instanceof OutsideFailed) return { type: "failed", detail: error.message };
    throw error;
  }
}

/** An error by its name and place: its message may have in it what was sent. */
function unexpected({ troubles }: Attempt<OutboxKind>, error: unknown): Outcome {
  const [, place = ""] = error instanceof Error ? (error.stack ?? "").split(/\n\s*(?=at )/) : [];
  const detail = `${error instanceof Error ? error.name : typeof error} ${place}`.trim();
  return { type: "unexpected", detail, troubles: troubles + 1 };
}

function isFound<Answer extends OutsideAnswer>(known: Answer | NotFound): known is Answer {
  return known.type !== "notFound";
}

function kindsOf(workers: Workers): OutboxKind[] {
  return Object.keys(workers).filter(isOutboxKind);
}

function isOutboxKind(kind: string): kind is OutboxKind {
  return Object.hasOwn(outboxKinds, kind);
}

function keyOf(id: string): string {
  return `outbox:${id}`;
}

/** Seconds: 3, 9, 27, 81… up to the longest wait. */
function waitAfter(
  { number, createdAt }: Attempt<OutboxKind>,
  now: Date,
  longestWait: Ends["longestWait"] = () => 3600,
): number {
  const ageSeconds = (now.getTime() - Date.parse(createdAt)) / 1000;
  return Math.min(longestWait(ageSeconds), 3 ** Math.min(number, 12));
}
