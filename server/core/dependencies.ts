import type { Pool } from "pg";
import type { AccessTokens } from "./access-tokens.ts";
import type { Availability } from "./availability.ts";
import type { Config } from "./config.ts";
import type { RecaptchaPort } from "./recaptcha-port.ts";

/**
 * What every handler may use; a service names those of it that it needs. No port is here that changes the outside world:
 * only the workers of the outbox have those.
 */
export type Dependencies = {
  config: Config;
  pool: Pool;
  availability: Availability;
  tokens: AccessTokens;
  recaptcha: RecaptchaPort;
};
