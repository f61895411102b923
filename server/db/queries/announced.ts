import type { Reader } from "../../core/reader.ts";
import type { MasterKey } from "./masters.ts";

/** A raffle or a contest as the operator sees it; instants are RFC 3339 in UTC. */
export type Announced = {
  kind: "raffle" | "contest";
  key: string;
  name: string;
  startsAt: string;
  endsAt: string;
  /** When a raffle is drawn; of a contest null. */
  drawsAt: string | null;
};

/** What is announced, the latest first. */
export async function findAnnounced(reader: Reader): Promise<Announced[]> {
  const { rows } = await reader.query<Announced>(
    `select 'raffle' as kind, key, name ->> 'ru' as name, starts_at as "startsAt", ends_at as "endsAt", draws_at as "drawsAt"
       from raffles
     union all
     select 'contest', key, name ->> 'ru', starts_at, ends_at, null from contests
      order by "startsAt" desc, kind, key`,
  );
  return rows;
}

export async function findNetworkId(reader: Reader, urlKey: string): Promise<number | undefined> {
  const { rows } = await reader.query<{ id: number }>("select id from networks where url_key = $1", [urlKey]);
  return rows[0]?.id;
}

/** The masters of these ids, which are theirs alone among all firms. */
export async function findMasterKeys(reader: Reader, masterIds: readonly number[]): Promise<MasterKey[]> {
  const { rows } = await reader.query<MasterKey>(
    `select firm_id as "firmId", id as "masterId" from masters where id = any ($1::bigint[]) order by id`,
    [masterIds],
  );
  return rows;
}

/** Takes a raffle away that is not drawn yet. @returns whether there was one */
export async function deleteRaffle(writer: Reader, key: string): Promise<boolean> {
  const { rowCount } = await writer.query("delete from raffles where key = $1 and drawn_at is null", [key]);
  return rowCount === 1;
}

/** Takes a contest away, with its votes. @returns whether there was one */
export async function deleteContest(writer: Reader, key: string): Promise<boolean> {
  const { rowCount } = await writer.query("delete from contests where key = $1", [key]);
  return rowCount === 1;
}
