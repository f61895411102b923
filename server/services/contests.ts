import type { PoolClient } from "pg";
import type { Language } from "../../domain/language.ts";
import { defaultTimeZone } from "../../domain/time.ts";
import { formatInZone } from "../../domain/zone.ts";
import type { components } from "../../openapi/generated/api.ts";
import type { CurrentUser } from "../core/current-user.ts";
import type { Reader } from "../core/reader.ts";
import { Refused } from "../core/refusal.ts";
import { findContestOf, writeVote } from "../db/queries/contests.ts";
import type { MasterKey } from "../db/queries/masters.ts";

type MasterContest = components["schemas"]["MasterContest"];
type Asked = MasterKey & { currentUser: CurrentUser | undefined; language: Language; now: Date };

/** The contest that a master takes part in, as it stands at `now`; none where they take part in none. */
export async function getMasterContest(asked: Asked, reader: Reader): Promise<MasterContest> {
  const { currentUser, now, ...master } = asked;
  const row = await findContestOf(reader, { ...master, clientId: currentUser?.id, now });
  if (row === undefined) return {};
  const { ownVote, startsAt, endsAt, ...contest } = row;
  const [from, until] = [Date.parse(startsAt), Date.parse(endsAt)];
  return {
    contest: {
      ...contest,
      startsAt: formatInZone(defaultTimeZone, from),
      endsAt: formatInZone(defaultTimeZone, until),
      state: now.getTime() < from ? "notYet" : now.getTime() < until ? "open" : "over",
      ...(ownVote && { ownVote }),
    },
  };
}

/**
 * Gives a master the vote of who is signed in.
 * @throws Refused notFound, votingOver
 */
export async function voteForMaster(
  { contest, ...asked }: Asked & { contest: string; currentUser: CurrentUser },
  transaction: PoolClient,
): Promise<MasterContest> {
  const { firmId, masterId, currentUser, now } = asked;
  const isTaken = contest.includes("\0")
    ? undefined
    : await writeVote(transaction, { contest, clientId: currentUser.id, firmId, masterId, now });
  if (isTaken === undefined) throw new Refused("notFound");
  if (!isTaken) throw new Refused("votingOver");
  return getMasterContest(asked, transaction);
}
