import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";

/** Makes the client known to legacy pages too; where they cannot be told, nothing here is lost. */
export async function openWebSession(client: Client): Promise<void> {
  const params = withKey(newIdempotencyKey());
  await Promise.allSettled([client.POST("/rest/clients-app/jsf-auth/login", { params })]);
}

/** Keeps firms in the account of who is signed in. */
export async function addFavorites(client: Client, firmIds: readonly number[]): Promise<void> {
  const add = (firmId: number) => {
    const params = { path: { firmId }, ...withKey(newIdempotencyKey()) };
    return client.PUT("/rest/clients-app/v1/favorite-firms/{firmId}", { params });
  };
  await Promise.allSettled(firmIds.map(add));
}
