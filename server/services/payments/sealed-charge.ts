import type { Charge } from "../../core/card-processor.ts";
import { seal, unseal } from "../../core/secrets.ts";

/** What a processor is told of a charge beside what the ledger has; a cryptogram or a token is in it. */
export type ChargeDetails = Pick<
  Charge,
  "way" | "description" | "language" | "accountId" | "saveCard" | "clientIp" | "returnUrl"
>;

const password = "charge";

export function sealCharge(tokenKey: string, details: ChargeDetails): string {
  return seal(tokenKey, password, JSON.stringify(details));
}

/** The former words for the ways to pay: what an older version has sealed may still be to be charged after an update. */
const formerly: Readonly<Record<string, string>> = { cryptogram: "card", token: "savedCard", page: "payBox" };

/** Opens what {@link sealCharge} made. */
export function unsealCharge(tokenKey: string, sealed: string): ChargeDetails {
  const { by, ...details } = JSON.parse(unseal(tokenKey, password, sealed));
  return by === undefined ? details : { ...details, way: { ...by, type: formerly[by.type] } };
}
