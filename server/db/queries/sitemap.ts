import type { Reader } from "../../core/reader.ts";

/** The urlNames of all cities, in their order. */
export async function findCityNames(reader: Reader): Promise<string[]> {
  const { rows } = await reader.query<{ urlName: string }>(`select url_name as "urlName" from cities order by id`);
  return rows.map(({ urlName }) => urlName);
}

/** The company links of all firms and of all networks that have any, in their order. */
export async function findCompanyLinks(reader: Reader): Promise<string[]> {
  const { rows } = await reader.query<{ urlKey: string }>(
    `select url_key as "urlKey" from firms
      union select n.url_key from networks n where exists (select from firms where network_id = n.id) order by 1`,
  );
  return rows.map(({ urlKey }) => urlKey);
}

/** The pages of all masters: the company link of the firm and their id there, in the order of firms. */
export async function findMasterPages(reader: Reader): Promise<{ company: string; masterId: number }[]> {
  const { rows } = await reader.query<{ company: string; masterId: number }>(
    `select f.url_key as company, m.id as "masterId" from masters m join firms f on f.id = m.firm_id order by 1, 2`,
  );
  return rows;
}

/** The raffles that were announced, the latest first. */
export async function findRaffleKeys(reader: Reader): Promise<string[]> {
  const { rows } = await reader.query<{ key: string }>("select key from raffles order by starts_at desc, key");
  return rows.map(({ key }) => key);
}
