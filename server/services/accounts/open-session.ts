import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { findFavorites } from "../../db/queries/favorites.ts";
import { insertSession, type Device } from "../../db/queries/sessions.ts";
import type { ClientRow } from "../../db/queries/clients.ts";
import { cleanName } from "../kit/client-text.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";

type Schemas = components["schemas"];
type Named = Pick<ClientRow, "id" | "name" | "surname">;

/** Opens a session of a client who has shown who they are. */
export async function openSession(
  { tokens }: Pick<Dependencies, "tokens">,
  transaction: PoolClient,
  { id, name, surname }: Named,
  { device, now }: { device: Device; now: Date },
): Promise<Schemas["SignedIn"]> {
  const refreshToken = newSecret();
  const opened = { clientId: id, device: cleanDevice(device), hash: hashSecret(refreshToken), now };
  const sessionId = await insertSession(transaction, opened);
  const user = { id, name, ...(surname === null ? {} : { surname }) };
  const firms = await findFavorites(transaction, id);
  const signedIn = { ...(await tokensOf(tokens, { id, sessionId }, refreshToken, now)), user };
  return firms.length === 0 ? signedIn : { ...signedIn, firms };
}

/** What the client says of its device as it is kept: in lines that can be shown. */
function cleanDevice({ clientApp, appVersion, deviceName, deviceOS }: Device): Device {
  const [version, name, os] = [cleanName(appVersion), cleanName(deviceName), cleanName(deviceOS)];
  return { clientApp, appVersion: version, deviceName: name, deviceOS: os };
}

/** The tokens of a session as they are answered. */
export async function tokensOf(
  tokens: Dependencies["tokens"],
  currentUser: CurrentUser,
  refreshToken: string,
  now: Date,
): Promise<Schemas["Tokens"]> {
  const accessToken = await tokens.issueTo(currentUser, now);
  return { accessToken, refreshToken, tokenType: "Bearer", expiresIn: limits.signedInTokenSeconds };
}
