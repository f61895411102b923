import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import type { Client } from "../../api/client.ts";
import { withKey } from "../../api/with-key.ts";

/** Makes the client known to legacy pages too; where they cannot be told, nothing here is lost. */
export async function openWebSession(client: Client): Promise<void> {
  const params = withKey(newIdempotencyKey());
  await Promise.allSettled([client.POST("/rest/clients-app/jsf-auth/login", { params })]);
}

/**
 * The survey of who has signed in: their own, else the one that they bring, which becomes theirs.
 * @returns its token; undefined where there is none, or where it is another account's
 */
export async function joinSurvey(client: Client, brought: string | undefined): Promise<string | undefined> {
  const own = await client.GET("/rest/clients-app/v1/category/personalization");
  if (own.data?.token !== undefined || brought === undefined) return own.data?.token;
  const params = { path: { token: brought }, ...withKey(newIdempotencyKey()) };
  const kept = await client.PUT("/rest/clients-app/v1/b2c-p13n/{token}", { params, body: { version: 0, answers: {} } });
  return kept.response.status === 404 ? undefined : brought;
}

/** Keeps firms in the account of who is signed in. */
export async function addFavorites(client: Client, firmIds: readonly number[]): Promise<void> {
  const add = (firmId: number) => {
    const params = { path: { firmId }, ...withKey(newIdempotencyKey()) };
    return client.PUT("/rest/clients-app/v1/favorite-firms/{firmId}", { params });
  };
  await Promise.allSettled(firmIds.map(add));
}
