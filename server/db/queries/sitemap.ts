import type { Reader } from "../../core/reader.ts";

/** The company links of all firms and of all networks that have any, in their order. */
export async function findCompanyLinks(reader: Reader): Promise<string[]> {
  const { rows } = await reader.query<{ urlKey: string }>(
    `select url_key as "urlKey" from firms
      union select n.url_key from networks n where exists (select from firms where network_id = n.id) order by 1`,
  );
  return rows.map(({ urlKey }) => urlKey);
}
