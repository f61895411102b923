/**
 * The header by which a guest shows that a visit is theirs (design §4).
 * @param secret null or undefined for the client whose phone the visit is of
 */
export function secretHeader(secret: string | null | undefined) {
  return secret === null || secret === undefined ? {} : { reservation_secret: secret };
}
