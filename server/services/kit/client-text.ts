import { isName } from "../../../domain/full-name.ts";
import { cleanComment, isVisibleText, withoutGaps } from "../../../domain/visible-text.ts";
import { Refused } from "../../core/refusal.ts";

// Cc: control characters. Cf: invisible ones, among them those that turn the direction of what follows.
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** A name as it is kept: one line, without what cannot be seen, single spaces. May come out empty. */
export function cleanName(text: string): string {
  return text.replace(/\s+/gu, " ").replace(invisible, "").replace(/ +/g, " ").trim();
}

/**
 * A client's name as it is kept: see {@link cleanName}.
 * @param field where it stands in the request, as a JSON pointer
 * @throws Refused validationFailed for a name without a letter, or with control characters
 */
export function visibleName(text: string, field: string): string {
  const name = cleanName(text);
  if (isName(text) && isName(name)) return name;
  const errors = [{ field, message: "must have a letter, and no control characters" }];
  throw new Refused("validationFailed", { action: "changeContacts", errors });
}

/** A line on a card that may be left out, as it is kept: like a name, with the emoji in it whole. Null where nothing can be seen. */
export function shownLine(text = ""): string | null {
  return seenOf(cleanComment(text.replaceAll(/\s+/gu, " ")).replaceAll(/ +/g, " "));
}

/** Words on a card, as they are kept: see {@link cleanComment} and {@link withoutGaps}. Null where nothing can be seen. */
export function shownWords(text = ""): string | null {
  return seenOf(withoutGaps(cleanComment(text)));
}

function seenOf(text: string): string | null {
  return isVisibleText(text) ? text : null;
}

/** The channel that brought a client, as it is kept: a header says it percent-encoded. Undefined where it says nothing. */
export function readReferrer(header: string | undefined): string | undefined {
  return cleanName(decoded(header ?? "")) || undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
