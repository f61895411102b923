import type { Charge } from "../../core/card-processor.ts";
import { seal, unseal } from "../../core/secrets.ts";

/** What a processor is told of a charge beside what the ledger has; a cryptogram or a token is in it. */
export type ChargeDetails = Pick<
  Charge,
  "by" | "description" | "language" | "accountId" | "saveCard" | "clientIp" | "returnUrl"
>;

const password = "charge";

export function sealCharge(tokenKey: string, details: ChargeDetails): string {
  return seal(tokenKey, password, JSON.stringify(details));
}

/** Opens what {@link sealCharge} made. */
export function unsealCharge(tokenKey: string, sealed: string): ChargeDetails {
  return JSON.parse(unseal(tokenKey, password, sealed));
}
