import { dayMs } from "../../../domain/time.ts";
import type { Pool, PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { countAtStake } from "../../db/queries/at-stake.ts";
import { findBalances } from "../../db/queries/cashback.ts";
import { findClient, storeDeletion, type ClientRow } from "../../db/queries/clients.ts";
import { tryOwnPassword } from "./own-password.ts";
import { foundClient, lockOwnClient } from "../accounts/own-client.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";

type Schemas = components["schemas"];

type Deletion = Schemas["AccountDeletion"];
type Asked = { currentUser: CurrentUser } & Pick<RequestContext, "now">;

/** What would be lost with the account of who is signed in, and whether that was requested. */
export async function getAccountDeletion(
  { currentUser, now }: Asked,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Deletion> {
  return showDeletion(pool, foundClient(await findClient(pool, currentUser.id)), now);
}

/**
 * Has the account deleted in limits.deletionDays. Asking again does not put it off.
 * @throws Refused wrongCredentials, tooManyRequests
 */
export async function requestAccountDeletion(
  { password, currentUser, address, now }: Schemas["RequestAccountDeletion"] & Asked & Pick<RequestContext, "address">,
  dependencies: Pick<Dependencies, "pool">,
): Promise<(transaction: PoolClient) => Promise<Deletion>> {
  const row = foundClient(await findClient(dependencies.pool, currentUser.id));
  const lockVerifiedClient = await tryOwnPassword(dependencies, row, { password, address, now });
  return async (transaction) => {
    const { id, deleteAfter } = await lockVerifiedClient(transaction);
    const inDays = new Date(now.getTime() + limits.deletionDays * dayMs);
    if (deleteAfter === null) await storeDeletion(transaction, id, { requestedAt: now, deleteAfter: inDays });
    return showDeletion(transaction, await lockOwnClient(transaction, currentUser), now);
  };
}

/** Takes the request back; where there is none, that is well too. */
export async function cancelAccountDeletion({ currentUser, now }: Asked, transaction: PoolClient): Promise<Deletion> {
  const { id } = await lockOwnClient(transaction, currentUser);
  await storeDeletion(transaction, id, null);
  return showDeletion(transaction, await lockOwnClient(transaction, currentUser), now);
}

async function showDeletion(reader: Pool | PoolClient, client: ClientRow, now: Date): Promise<Deletion> {
  const { id, deletionRequestedAt, deleteAfter } = client;
  return {
    ...(await countAtStake(reader, client, now)),
    bonuses: (await findBalances(reader, id)).filter(({ amount }) => amount > 0),
    ...(deletionRequestedAt === null ? {} : { requestedAt: deletionRequestedAt }),
    ...(deleteAfter === null ? {} : { deleteAfter }),
  };
}
