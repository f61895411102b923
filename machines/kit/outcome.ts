/** Whether a call may have taken effect although no good answer came: it is repeated with the same key (design §3). */
export function isOutcomeUnknown(failure: { kind: string } | null): boolean {
  return failure?.kind === "unreachable" || failure?.kind === "broken";
}
