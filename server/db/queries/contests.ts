import type { PoolClient } from "pg";
import type { Language, Localized } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import type { MasterKey } from "./masters.ts";

type Contest = components["schemas"]["Contest"];

/** A contest as it is read in a language; instants are RFC 3339 in UTC. */
export type ContestRow = Pick<Contest, "key" | "name" | "question" | "startsAt" | "endsAt" | "voteCount"> & {
  standings: Contest["standings"];
  ownVote: MasterKey | null;
};

const resultDays = 30;

const standings = `
  select coalesce(sum(s.votes), 0)::integer as total,
         jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
           'place', s.place, 'votes', s.votes, 'firmId', m.firm_id, 'masterId', m.id, 'name', m.name ->> $1,
           'surname', m.surname ->> $1, 'profession', m.profession ->> $1, 'avatarUrl', m.avatar_url,
           'firmName', f.name ->> $1, 'urlKey', f.url_key)) order by s.place, m.name ->> $1, m.firm_id, m.id) as masters
    from (select p.firm_id, p.master_id, count(v.client_id) as votes, rank() over (order by count(v.client_id) desc) as place
            from contest_masters p
            left join contest_votes v using (contest_key, firm_id, master_id)
           where p.contest_key = c.key group by p.firm_id, p.master_id) s
    join masters m on m.firm_id = s.firm_id and m.id = s.master_id
    join firms f on f.id = s.firm_id`;

/** The contest that a master takes part in: one that is open before one that is not, then the latest. */
export async function findContestOf(
  reader: Reader,
  asked: MasterKey & { clientId: string | undefined; language: Language; now: Date },
): Promise<ContestRow | undefined> {
  const text = `
    select c.key, c.name ->> $1 as name, c.question ->> $1 as question, c.starts_at as "startsAt", c.ends_at as "endsAt",
           s.total as "voteCount", s.masters as standings,
           (select jsonb_build_object('firmId', v.firm_id, 'masterId', v.master_id) from contest_votes v
             where v.contest_key = c.key and v.client_id = $4) as "ownVote"
      from contests c
      join contest_masters own on own.contest_key = c.key and own.firm_id = $2::bigint and own.master_id = $3::bigint
     cross join lateral (${standings}) s
     where c.ends_at > $5::timestamptz - interval '${resultDays} days'
     order by c.starts_at <= $5 and c.ends_at > $5 desc, c.ends_at desc, c.key limit 1`;
  const { firmId, masterId, clientId, language, now } = asked;
  const values = [language, firmId, masterId, clientId ?? null, now];
  const { rows } = await reader.query<ContestRow>({ name: "contest", text, values });
  return rows[0];
}

type Vote = MasterKey & { contest: string; clientId: string; now: Date };

/**
 * Gives a client's vote to a master, or moves it there, while the contest is open.
 * @returns undefined where the master takes no part in such a contest; otherwise whether the vote was taken
 */
export async function writeVote(transaction: PoolClient, vote: Vote): Promise<boolean | undefined> {
  const { contest, clientId, firmId, masterId, now } = vote;
  const { rows } = await transaction.query<{ isOpen: boolean }>(
    `select c.starts_at <= $4 and c.ends_at > $4 as "isOpen"
       from contests c join contest_masters p on p.contest_key = c.key
      where c.key = $1 and p.firm_id = $2::bigint and p.master_id = $3::bigint for key share`,
    [contest, firmId, masterId, now],
  );
  if (!rows[0]?.isOpen) return rows[0]?.isOpen;
  await transaction.query(
    `insert into contest_votes (contest_key, client_id, firm_id, master_id, voted_at) values ($1, $2, $3, $4, $5)
     on conflict (contest_key, client_id) do update
        set firm_id = excluded.firm_id, master_id = excluded.master_id, voted_at = excluded.voted_at`,
    [contest, clientId, firmId, masterId, now],
  );
  return true;
}

export type NewContest = {
  key: string;
  name: Localized;
  question: Localized;
  startsAt: Date;
  endsAt: Date;
  masters: readonly MasterKey[];
};

/** Announces a contest among masters. */
export async function insertContest(transaction: PoolClient, contest: NewContest): Promise<void> {
  const { key, name, question, startsAt, endsAt, masters } = contest;
  await transaction.query(
    "insert into contests (key, name, question, starts_at, ends_at) values ($1, $2, $3, $4, $5)",
    [key, name, question, startsAt, endsAt],
  );
  await transaction.query(
    "insert into contest_masters (contest_key, firm_id, master_id) select $1, * from unnest($2::integer[], $3::integer[])",
    [key, masters.map(({ firmId }) => firmId), masters.map(({ masterId }) => masterId)],
  );
}
