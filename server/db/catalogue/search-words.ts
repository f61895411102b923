import type { ClientBase, Pool } from "pg";
import { wordsToFind } from "../../../domain/forgiving-search.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { inTransaction } from "../transaction.ts";

type FirmType = components["schemas"]["FirmType"];
type Named = { firmId: number; kind: "firm" | "service" | "category" | "master"; id: number; texts: string };

/** What firms of a type are called, in all languages; by what is done there they are found by their services. */
const wordsOfTypes: Readonly<Record<FirmType, string>> = {
  SALON: "салон красоты, сұлулық салоны, beauty salon",
  BARBERSHOP: "барбершоп, парикмахерская, шаштараз, barbershop",
  NAILS: "студия, studio",
  BROWS: "студия, studio",
  SPA: "СПА-салон, spa",
  KIDS: "детская парикмахерская, балалар шаштаразы, kids hairdresser",
  MASTER: "частный мастер, жеке шебер, private master",
};

/** Every text that a firm, a service or a master is found by, in all languages. */
const namedTexts = `
  select f.id as "firmId", 'firm' as kind, f.id,
         concat_ws(' ', f.url_key, ${all("f.name")}, ${all("f.address")}, ${all("n.name")}, ${all("r.name")}, $1::jsonb ->> f.type) as texts
    from firms f left join networks n on n.id = f.network_id left join districts r on r.id = f.district_id
  union all
  select s.firm_id, 'service', s.id, concat_ws(' ', ${all("s.name")}) from services s
  union all
  select s.firm_id, 'category', s.id, concat_ws(' ', ${all("c.name")}, ${all("u.name")})
    from services s join categories c on c.id = s.category_id left join categories u on u.id = s.sub_category_id
  union all
  select m.firm_id, 'master', m.id, concat_ws(' ', ${all("m.name")}, ${all("m.surname")}, ${all("m.profession")})
    from masters m where m.is_online`;

function all(column: string): string {
  return ["ru", "kz", "en"].map((language) => `${column} ->> '${language}'`).join(", ");
}

/** Writes the words by which the catalogue is searched anew; to be called in a transaction. */
export async function writeSearchWords(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Named>(namedTexts, [JSON.stringify(wordsOfTypes)]);
  const entries = rows.flatMap(({ firmId, kind, id, texts }) =>
    wordsToFind(texts).map((word) => ({ word, firm_id: firmId, kind, id })),
  );
  await client.query("delete from search_entries");
  await client.query("delete from search_words");
  await client.query("insert into search_words select distinct word from unnest($1::text[]) word", [
    entries.map(({ word }) => word),
  ]);
  await client.query(
    `insert into search_entries (word, firm_id, kind, id)
     select word, firm_id, kind, id
       from jsonb_to_recordset($1::jsonb) as r(word text, firm_id integer, kind text, id integer)`,
    [JSON.stringify(entries)],
  );
  await client.query("update firms set search_version = pg_current_xact_id()::text::bigint");
}

/**
 * Writes the words where there are firms and no words: of a catalogue that was loaded by an older Kezek. Any number of
 * processes may call it at once; one works and the others wait.
 */
export async function ensureSearchWords(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("lock table search_words in share row exclusive mode");
    const { rows } = await client.query<{ isMissing: boolean }>(
      `select exists (select from firms) and not exists (select from search_words) as "isMissing"`,
    );
    if (rows[0]?.isMissing) await writeSearchWords(client);
  });
}
