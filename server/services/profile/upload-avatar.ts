import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { storeAvatar } from "../../db/queries/avatars.ts";
import { limits } from "../../core/limits.ts";
import { readPicture } from "../kit/picture.ts";
import { lockOwnClient } from "../accounts/own-client.ts";
import { showProfile } from "./profile.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";

type Schemas = components["schemas"];

/**
 * Sets or removes the picture of who is signed in: it becomes a square of limits.avatarPixels.
 * @throws Refused imageUnreadable: see {@link readPicture}
 */
export async function uploadAvatar({
  image,
  currentUser,
}: Schemas["UploadAvatar"] & { currentUser: CurrentUser }): Promise<
  (transaction: PoolClient) => Promise<Schemas["Profile"]>
> {
  const side = limits.avatarPixels;
  const picture = image === null ? null : await readPicture(image, { width: side, height: side, fit: "cover" });
  return async (transaction) => {
    await lockOwnClient(transaction, currentUser);
    const avatar = picture && { id: randomBytes(16).toString("hex"), bytes: picture.bytes };
    await storeAvatar(transaction, currentUser.id, avatar);
    return showProfile(await lockOwnClient(transaction, currentUser));
  };
}
