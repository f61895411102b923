import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { deleteFavorite, findFavorites, insertFavorite } from "../../db/queries/favorites.ts";
import { findCards } from "../../db/queries/firm-cards.ts";
import { firmCards } from "../firms/firm-cards.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";

type Schemas = components["schemas"];

type OwnFavorite = { firmId: number; currentUser: CurrentUser };

/** The cards of the firms that who is signed in keeps, the latest first. */
export async function getFavoriteFirms(
  { currentUser, language, now }: { currentUser: CurrentUser } & Pick<RequestContext, "language" | "now">,
  dependencies: Pick<Dependencies, "pool" | "availability" | "config">,
): Promise<Schemas["FavoriteFirms"]> {
  const ids = await findFavorites(dependencies.pool, currentUser.id);
  const cards = await firmCards(await findCards(dependencies.pool, language, ids), { now }, dependencies);
  return { firms: cards.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)) };
}

/** Keeps a firm; one that is gone is kept by nobody, and the answer says so. */
export async function addFavoriteFirm(
  { firmId, currentUser, now }: OwnFavorite & Pick<RequestContext, "now">,
  transaction: PoolClient,
): Promise<Schemas["Favorite"]> {
  const isFavorite = await insertFavorite(transaction, { clientId: currentUser.id, firmId, now });
  return { firmId, isFavorite };
}

/** Keeps a firm no longer, whether or not there still is one. */
export async function removeFavoriteFirm(
  { firmId, currentUser }: OwnFavorite,
  transaction: PoolClient,
): Promise<Schemas["Favorite"]> {
  await deleteFavorite(transaction, { clientId: currentUser.id, firmId });
  return { firmId, isFavorite: false };
}
