import type { PoolClient } from "pg";
import { servicePaths } from "../../../domain/addresses.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { Refused } from "../../core/refusal.ts";
import { findClient, storeName, type ClientRow } from "../../db/queries/clients.ts";
import { foundClient, lockOwnClient } from "../accounts/own-client.ts";
import { visibleName } from "../kit/client-text.ts";

type Schemas = components["schemas"];
type Profile = Schemas["Profile"];

/** The profile of who is signed in. */
export async function getProfile(
  { id }: Pick<CurrentUser, "id">,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Profile> {
  return showProfile(foundClient(await findClient(pool, id)));
}

/**
 * Changes the name.
 * @throws Refused validationFailed for a name or a surname without a letter, profileChanged when the profile is no longer
 * in the version that was changed
 */
export async function editProfile(
  { version, currentUser, ...typed }: Schemas["EditProfile"] & { currentUser: CurrentUser },
  transaction: PoolClient,
): Promise<Profile> {
  const name = visibleName(typed.name, "/name");
  const surname = typed.surname.trim() === "" ? null : visibleName(typed.surname, "/surname");
  await lockOwnClient(transaction, currentUser);
  if (!(await storeName(transaction, currentUser.id, { name, surname, version }))) throw new Refused("profileChanged");
  return showProfile(await lockOwnClient(transaction, currentUser));
}

/** A client as the contract shows them to themselves. */
export function showProfile({ id, name, surname, phone, avatarId, version }: ClientRow): Profile {
  return {
    id,
    name,
    phone,
    version,
    ...(surname === null ? {} : { surname }),
    ...(avatarId === null ? {} : { avatarUrl: `${servicePaths.avatars}/${avatarId}.webp` }),
  };
}
