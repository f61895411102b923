import { defaultReferrer } from "../../../domain/client-app.ts";
import type { StoredValues } from "../../browser/stored-values.ts";

/** The channel that brought the client, as it is sent with every call. */
export function referrerIn({ referrer }: Pick<StoredValues, "referrer">): string {
  return referrer.read() ?? defaultReferrer;
}
