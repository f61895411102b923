import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import { findMasterNames, findServiceNames, type NamedKey } from "../../db/queries/search.ts";

type Told = { firm: { id: number }; services: readonly { id: number }[]; masterIds: readonly number[] };

/** The names of the services and masters that are told of firms. */
export async function namesOf(pool: Pool, language: Language, told: readonly Told[]) {
  const keys = (idsOf: (one: Told) => readonly number[]): NamedKey[] =>
    told.flatMap((one) => idsOf(one).map((id) => ({ firmId: one.firm.id, id })));
  const [services, masters] = await Promise.all([
    findServiceNames(
      pool,
      language,
      keys((one) => one.services.map(({ id }) => id)),
    ),
    findMasterNames(
      pool,
      language,
      keys(({ masterIds }) => masterIds),
    ),
  ]);
  return { service: nameIn(services), master: nameIn(masters) };
}

function nameIn(rows: readonly (NamedKey & { name: string })[]): (firmId: number, id: number) => string {
  const names = new Map(rows.map(({ firmId, id, name }) => [`${firmId} ${id}`, name]));
  return (firmId, id) => names.get(`${firmId} ${id}`) ?? "";
}
