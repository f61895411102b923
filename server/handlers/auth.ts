import { limits } from "../../domain/limits.ts";
import type { Reads } from "../contract/handler.ts";

export const authHandlers: Pick<Reads, "getAccessToken"> = {
  getAccessToken: async ({ now }, { tokens }) => ({
    accessToken: await tokens.issue(now),
    tokenType: "Bearer",
    expiresIn: limits.accessTokenSeconds,
  }),
};
