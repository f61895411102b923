import { formatPhoneDigits } from "../../domain/phone.ts";

/** What stands in the field, and where its caret is. */
export type Typed = { text: string; caret: number };

/**
 * Formats a phone while it is typed: "8701" becomes "+7 701", "7011234567" becomes "701 123 45 67". The caret stays
 * behind the same digit. A number of another country is left as it is typed.
 * @param typed the field after the edit, as the browser left it
 * @param previous what stood there before
 * @param isForward whether the edit deleted what is behind the caret
 */
export function typePhone(typed: Typed, previous: string, isForward: boolean): Typed {
  const { text, caret } = withoutDigitBesideSeparator(typed, previous, isForward);
  const formatted = formatTyped(text);
  const isLast = text.slice(caret).trim() === "";
  return {
    text: formatted,
    caret: isLast ? formatted.length : indexBehind(formatted, digitsOf(text.slice(0, caret)).length),
  };
}

/** Deleting a space would change nothing: the digit beside it is meant. */
function withoutDigitBesideSeparator(typed: Typed, previous: string, isForward: boolean): Typed {
  const { text, caret } = typed;
  if (text.length !== previous.length - 1 || digitsOf(text) !== digitsOf(previous)) return typed;
  const digits = digitsOf(text);
  const before = digitsOf(text.slice(0, caret)).length;
  const dropped = isForward ? before : before - 1;
  if (digits[dropped] === undefined) return typed;
  const at = indexBehind(text, dropped + 1) - 1;
  return { text: text.slice(0, at) + text.slice(at + 1), caret: isForward ? caret : at };
}

function formatTyped(text: string): string {
  const digits = digitsOf(text);
  const isInternational = text.trimStart().startsWith("+");
  if (digits === "") return isInternational ? "+" : "";
  if (isInternational) return digits.startsWith("7") ? formatPhoneDigits(digits) : `+${digits}`;
  if (digits.startsWith("8")) return formatPhoneDigits(`7${digits.slice(1)}`);
  // Without a plus a first 7 may be the country's or, as in 701, the operator's: eleven digits decide.
  if (digits.startsWith("7") && digits.length > 10) return formatPhoneDigits(digits);
  return formatPhoneDigits(`7${digits}`).slice("+7 ".length);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** The index behind the digit with that count; behind the plus for none. */
function indexBehind(text: string, count: number): number {
  if (count === 0) return text.startsWith("+") ? 1 : 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}
