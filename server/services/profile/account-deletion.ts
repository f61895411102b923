import type { Pool, PoolClient } from "pg";
import { limits } from "../../../domain/limits.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { countAtStake } from "../../db/queries/at-stake.ts";
import { findPerson, storeDeletion, type PersonRow } from "../../db/queries/people.ts";
import { tryOwnPassword } from "./own-password.ts";
import { foundPerson, ownPerson } from "./profile.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";

type Schemas = components["schemas"];

type Deletion = Schemas["AccountDeletion"];
type Asked = { currentUser: CurrentUser } & Pick<RequestContext, "now">;

const dayMs = 86_400_000;

/** What would be lost with the account of who is signed in, and whether that was requested. */
export async function getAccountDeletion(
  { currentUser, now }: Asked,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Deletion> {
  return showDeletion(pool, foundPerson(await findPerson(pool, currentUser.id)), now);
}

/**
 * Has the account deleted in limits.deletionDays. Asking again does not put it off.
 * @throws Refused wrongCredentials, tooManyRequests
 */
export async function requestAccountDeletion(
  { password, currentUser, address, now }: Schemas["RequestAccountDeletion"] & Asked & Pick<RequestContext, "address">,
  house: Pick<Dependencies, "pool">,
): Promise<(transaction: PoolClient) => Promise<Deletion>> {
  const row = foundPerson(await findPerson(house.pool, currentUser.id));
  const takePerson = await tryOwnPassword(house, row, { password, address, now });
  return async (transaction) => {
    const { id, deleteAfter } = await takePerson(transaction);
    const inDays = new Date(now.getTime() + limits.deletionDays * dayMs);
    if (deleteAfter === null) await storeDeletion(transaction, id, { requestedAt: now, deleteAfter: inDays });
    return showDeletion(transaction, await ownPerson(transaction, currentUser), now);
  };
}

/** Takes the request back; where there is none, that is well too. */
export async function cancelAccountDeletion({ currentUser, now }: Asked, transaction: PoolClient): Promise<Deletion> {
  const { id } = await ownPerson(transaction, currentUser);
  await storeDeletion(transaction, id, null);
  return showDeletion(transaction, await ownPerson(transaction, currentUser), now);
}

async function showDeletion(reader: Pool | PoolClient, person: PersonRow, now: Date): Promise<Deletion> {
  const { deletionRequestedAt, deleteAfter } = person;
  return {
    ...(await countAtStake(reader, person, now)),
    // Reviews are the firms' catalogue: none of them is a person's yet.
    reviews: 0,
    ...(deletionRequestedAt === null ? {} : { requestedAt: deletionRequestedAt }),
    ...(deleteAfter === null ? {} : { deleteAfter }),
  };
}
