import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import type { Call, Success } from "../../contract/handler.ts";
import { storeAvatar } from "../../db/queries/avatars.ts";
import { readPicture } from "./picture.ts";
import { ownPerson, showProfile } from "./profile.ts";

/**
 * Sets or removes the picture of who is signed in.
 * @throws Refused imageUnreadable: see {@link readPicture}
 */
export async function uploadAvatar({
  body,
  person,
}: Call<"uploadAvatar">): Promise<(transaction: PoolClient) => Promise<Success<"uploadAvatar">>> {
  const bytes = body.image === null ? null : await readPicture(body.image);
  return async (transaction) => {
    await ownPerson(transaction, person);
    const avatar = bytes && { id: randomBytes(16).toString("hex"), bytes };
    await storeAvatar(transaction, person.id, avatar);
    return showProfile(await ownPerson(transaction, person));
  };
}
