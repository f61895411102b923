import type { Pool, PoolClient } from "pg";
import { limits } from "../../../domain/limits.ts";
import type { Call, Success } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { countAtStake } from "../../db/queries/at-stake.ts";
import { findPerson, storeDeletion, type PersonRow } from "../../db/queries/people.ts";
import { tryOwnPassword } from "./own-password.ts";
import { foundPerson, ownPerson } from "./profile.ts";

type Deletion = Success<"getAccountDeletion">;

const dayMs = 86_400_000;

/** What would be lost with the account of who is signed in, and whether that was requested. */
export async function getAccountDeletion(
  { person, now }: Call<"getAccountDeletion">,
  { pool }: Dependencies,
): Promise<Deletion> {
  return showDeletion(pool, foundPerson(await findPerson(pool, person.id)), now);
}

/**
 * Has the account deleted in limits.deletionDays. Asking again does not put it off.
 * @throws Refused wrongCredentials, tooManyRequests
 */
export async function requestAccountDeletion(
  { body, person, address, now }: Call<"requestAccountDeletion">,
  house: Dependencies,
): Promise<(transaction: PoolClient) => Promise<Deletion>> {
  const row = foundPerson(await findPerson(house.pool, person.id));
  const takePerson = await tryOwnPassword(house, row, { password: body.password, address, now });
  return async (transaction) => {
    const { id, deleteAfter } = await takePerson(transaction);
    const inDays = new Date(now.getTime() + limits.deletionDays * dayMs);
    if (deleteAfter === null) await storeDeletion(transaction, id, { requestedAt: now, deleteAfter: inDays });
    return showDeletion(transaction, await ownPerson(transaction, person), now);
  };
}

/** Takes the request back; where there is none, that is well too. */
export async function cancelAccountDeletion(
  { person, now }: Call<"cancelAccountDeletion">,
  _house: Dependencies,
  transaction: PoolClient,
): Promise<Deletion> {
  const { id } = await ownPerson(transaction, person);
  await storeDeletion(transaction, id, null);
  return showDeletion(transaction, await ownPerson(transaction, person), now);
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
