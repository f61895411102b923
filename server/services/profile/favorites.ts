import type { PoolClient } from "pg";
import type { Call, Success } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { deleteFavorite, findFavorites, insertFavorite } from "../../db/queries/favorites.ts";
import { findCards } from "../../db/queries/firm-cards.ts";
import { firmCards } from "../firm-cards.ts";

/** The cards of the firms that who is signed in keeps, the latest first. */
export async function getFavoriteFirms(
  { person, language, now }: Call<"getFavoriteFirms">,
  house: Dependencies,
): Promise<Success<"getFavoriteFirms">> {
  const ids = await findFavorites(house.pool, person.id);
  const cards = await firmCards(await findCards(house.pool, language, ids), now, house);
  return { firms: cards.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)) };
}

/** @throws Refused firmNotFound */
export async function addFavoriteFirm(
  { params: { firmId }, person, now }: Call<"addFavoriteFirm">,
  _house: Dependencies,
  transaction: PoolClient,
): Promise<Success<"addFavoriteFirm">> {
  if (!(await insertFavorite(transaction, { personId: person.id, firmId, now }))) throw new Refused("firmNotFound");
  return { firmId, isFavorite: true };
}

/** @throws Refused firmNotFound */
export async function removeFavoriteFirm(
  { params: { firmId }, person }: Call<"removeFavoriteFirm">,
  _house: Dependencies,
  transaction: PoolClient,
): Promise<Success<"removeFavoriteFirm">> {
  if (!(await deleteFavorite(transaction, { personId: person.id, firmId }))) throw new Refused("firmNotFound");
  return { firmId, isFavorite: false };
}
