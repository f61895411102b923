/**
 * A phone as the wire carries it: the canonical form +7… without its first character, as a number (spec §5).
 * +7 701 123 45 67 is 77011234567.
 */
export type Phone = number;

export type PhoneProblem = "empty" | "tooShort" | "tooLong" | "notAPhone" | "foreign";

export type ParsedPhone = { ok: true; phone: Phone } | { ok: false; problem: PhoneProblem };

const nationalDigits = 10;

/**
 * Reads what a client types or pastes: 8 701…, +7 (701)…, 7701…, 701…, with spaces, brackets, dashes and dots.
 * A number of another country is `foreign`; letters are `notAPhone`. Never NaN.
 */
export function parsePhone(text: string): ParsedPhone {
  const trimmed = text.normalize("NFKC").trim();
  if (trimmed === "") return { ok: false, problem: "empty" };
  if (/[^\d\s+().\-‐-―]/u.test(trimmed) || trimmed.lastIndexOf("+") > 0) return { ok: false, problem: "notAPhone" };
  const digits = trimmed.replace(/\D/g, "");
  if (digits === "") return { ok: false, problem: trimmed === "+" ? "empty" : "notAPhone" };
  if (trimmed.startsWith("+") && !digits.startsWith("7")) return { ok: false, problem: "foreign" };
  return fromNational(nationalPart(digits, trimmed.startsWith("+")));
}

function nationalPart(digits: string, isInternational: boolean): string {
  const hasTrunk = digits.startsWith("8") || (digits.startsWith("7") && digits.length > nationalDigits);
  return isInternational || hasTrunk ? digits.slice(1) : digits;
}

function fromNational(national: string): ParsedPhone {
  if (national.length < nationalDigits) return { ok: false, problem: "tooShort" };
  if (national.length > nationalDigits) return { ok: false, problem: "tooLong" };
  if (!/^[3-79]/.test(national)) return { ok: false, problem: "notAPhone" };
  return { ok: true, phone: Number(`7${national}`) };
}

/** The canonical form with its plus: +77011234567. */
export function canonicalPhone(phone: Phone): string {
  return `+${phone}`;
}

/** For people: +7 701 123 45 67. */
export function formatPhone(phone: Phone): string {
  return formatPhoneDigits(String(phone));
}

/** The same where it stands in a text: it breaks nowhere but before the subscriber's number, so that large letters fit. */
export function formatPhoneInText(phone: Phone): string {
  const [country, operator, ...subscriber] = formatPhone(phone).split(" ");
  return `${country}\u00a0${operator} ${subscriber.join("\u00a0")}`;
}

/** The same for a number as it was typed, such as a salon's; what is no phone stays as it is. */
export function formatPhoneText(text: string): string {
  const parsed = parsePhone(text);
  return parsed.ok ? formatPhoneInText(parsed.phone) : text;
}

/** The same for a number that is still being typed: `digits` starts with the country's 7. */
export function formatPhoneDigits(digits: string): string {
  const [country, area, ...rest] = [
    digits.slice(0, 1),
    digits.slice(1, 4),
    digits.slice(4, 7),
    digits.slice(7, 9),
    digits.slice(9),
  ];
  return [`+${country}`, area, ...rest].filter(Boolean).join(" ");
}
