/**
 * The condition that a visit, reservation `r`, is still to come or under way: see isToCome of domain/visit-status.
 * @param now the parameter that holds the instant, as "$3"
 */
export function isToCome(now: `$${number}`): string {
  return `(r.ends_at > ${now} and r.status in ('awaitingPrepayment', 'confirmed', 'arrived')
           and (r.held_until is null or r.held_until > ${now}))`;
}
