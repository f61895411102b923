import type { Problem, ProblemAction } from "../../../domain/failure.ts";

/** A code as the contract writes codes: "slotTaken". */
export const problemCodePattern = /^[a-z][A-Za-z]{1,63}$/;

/** A problem document with a code, which may be one that is in no contract. */
export function problemWith(
  code: string,
  action: ProblemAction = "tryLater",
): Omit<Problem, "code"> & { code: string } {
  return { type: "about:blank", title: "Refused by the studio", status: 400, code, action };
}
