import type { Client } from "../../src/api/client.ts";
import { device } from "../spec/wire.ts";

/** What effects need beside the clients that they ask through, in a browser whose clock is the service's. */
export function effectNeeds(client: Client, backgroundClient = client) {
  return {
    client,
    backgroundClient,
    clock: Date,
    clockAhead: () => 0,
    device,
    referrer: () => "direct",
    recaptcha: async () => "token",
  };
}
