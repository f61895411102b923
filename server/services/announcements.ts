import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import * as v from "valibot";
import type { Reader } from "../core/reader.ts";
import { deleteContest, deleteRaffle, findAnnounced, findMasterKeys, findNetworkId } from "../db/queries/announced.ts";
import { insertContest } from "../db/queries/contests.ts";
import { insertRaffle } from "../db/queries/raffles.ts";

export { type Announced, findAnnounced } from "../db/queries/announced.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
const localized = v.strictObject({ ru: text, kz: text, en: text });
const instant = v.pipe(
  v.string(),
  v.isoTimestamp("is no instant with its offset: 2026-12-01T00:00:00+05:00"),
  v.transform((written) => new Date(written)),
);
const key = v.pipe(
  v.string(),
  v.maxLength(50),
  v.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, "is lower-case Latin letters, digits, single dashes and underscores"),
);
const masterId = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What an operator announces; a network is named by its address part, masters by their ids of the catalogue. */
const forms = {
  raffle: v.strictObject({
    key,
    network: v.optional(v.string()),
    name: localized,
    prize: localized,
    terms: v.pipe(v.array(localized), v.minLength(1), v.maxLength(20)),
    startsAt: instant,
    endsAt: instant,
    drawsAt: instant,
  }),
  contest: v.strictObject({
    key,
    name: localized,
    question: localized,
    startsAt: instant,
    endsAt: instant,
    masterIds: v.pipe(v.array(masterId), v.minLength(2), v.maxLength(50)),
  }),
};
type Kind = keyof typeof forms;
type Raffle = v.InferOutput<typeof forms.raffle>;
type Contest = v.InferOutput<typeof forms.contest>;

export function isAnnounceable(word: string | undefined): word is Kind {
  return word !== undefined && Object.hasOwn(forms, word);
}

/**
 * Announces a raffle, with a seed of its own that nobody is told before the draw, or a contest.
 * @returns what is wrong with it, and then it is not announced; undefined once it is
 */
export async function announce(
  transaction: PoolClient,
  kind: Kind,
  value: unknown,
  now: Date,
): Promise<string | undefined> {
  const { success, output, issues } = v.safeParse(forms[kind], value, { abortEarly: true });
  if (!success) return issues.map((issue) => `${v.getDotPath(issue) ?? kind}: ${issue.message}`).join();
  const isKnown = (await findAnnounced(transaction)).some((one) => one.kind === kind && one.key === output.key);
  if (isKnown) return `key: a ${kind} is announced as ${output.key} already.`;
  if (output.startsAt >= output.endsAt) return "endsAt: is not after startsAt.";
  if (output.endsAt <= now) return "endsAt: has passed.";
  return "masterIds" in output ? announceContest(transaction, output) : announceRaffle(transaction, output);
}

async function announceRaffle(transaction: PoolClient, { network, ...raffle }: Raffle): Promise<string | undefined> {
  if (raffle.drawsAt < raffle.endsAt) return "drawsAt: is before endsAt.";
  const networkId = network === undefined ? null : await findNetworkId(transaction, network);
  if (networkId === undefined) return `network: there is no network ${network}.`;
  await insertRaffle(transaction, { ...raffle, networkId, seed: randomBytes(32).toString("hex") });
  return undefined;
}

async function announceContest(transaction: PoolClient, contest: Contest): Promise<string | undefined> {
  const masterIds = [...new Set(contest.masterIds)];
  const masters = await findMasterKeys(transaction, masterIds);
  const unknown = masterIds.filter((id) => masters.every((master) => master.masterId !== id));
  if (unknown.length > 0) return `masterIds: there is no master ${unknown.join(", ")}.`;
  await insertContest(transaction, { ...contest, masters });
  return undefined;
}

/** Takes one away: a contest with its votes, a raffle until it is drawn. @returns whether there was one */
export async function withdraw(writer: Reader, kind: Kind, written: string): Promise<boolean> {
  return kind === "raffle" ? deleteRaffle(writer, written) : deleteContest(writer, written);
}
