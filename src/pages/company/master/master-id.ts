/** The id that a segment of an address names; undefined where it names none. */
export function readMasterId(segment: string | undefined): number | undefined {
  return segment !== undefined && /^\d{1,9}$/.test(segment) ? Number(segment) : undefined;
}
