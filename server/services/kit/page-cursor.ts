import { isInstant } from "../../../domain/time.ts";
import { Refused } from "../../core/refusal.ts";
import type { After } from "../../db/queries/client-visits.ts";

const separator = "~";
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The `next` of a page, by its last item. */
export function writeCursor({ at, id }: NonNullable<After>): string {
  return Buffer.from(at + separator + id).toString("base64url");
}

/**
 * Reads the `next` of the page before; null for the first page.
 * @throws Refused validationFailed for what is no page's `next`
 */
export function readCursor(after: string | undefined): After {
  if (after === undefined) return null;
  const [at = "", id = ""] = Buffer.from(after, "base64url").toString().split(separator);
  if (isInstant(at) && uuid.test(id)) return { at, id };
  throw new Refused("validationFailed", { errors: [{ field: "/after", message: "must be the next of a page" }] });
}
