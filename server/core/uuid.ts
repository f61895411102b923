/** Stricter than RFC 9562 where it allows spellings that PostgreSQL does not read. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
