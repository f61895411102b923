import * as v from "valibot";
import { isProblemAction, type Problem, type ProblemAction } from "../../../domain/failure.ts";
import { problemActions } from "../../../domain/problem-actions.ts";
import { curedByNewToken, isProblemCode, problemStatuses } from "../../../domain/problem-statuses.ts";

/** A code as the contract writes codes: "slotTaken". */
export const problemCodePattern = /^[a-z][A-Za-z]{1,63}$/;

/** What is chosen of a refusal; what is not is as the service has it for that code. */
export const refusalEntries = {
  code: v.optional(v.pipe(v.string(), v.regex(problemCodePattern))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  action: v.optional(v.custom<ProblemAction>(isProblemAction)),
  waitSeconds: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
};
export type Refusal = v.InferOutput<v.ObjectSchema<typeof refusalEntries, undefined>>;

/** The status and the action with which the service refuses by a code; a code that is in no contract has no action. */
export function usualRefusal(code: string): { status: number; action?: ProblemAction } {
  if (!isProblemCode(code)) return { status: 400 };
  const action = problemActions[code];
  return { status: problemStatuses[code], ...(action && { action }) };
}

/** Whether it may say after how long the same can be asked again: where there is nothing else to be changed. */
export function canBeWaitedFor({ code = "", action }: Refusal): boolean {
  return (action ?? usualRefusal(code).action) === "tryLater";
}

/** The answer that refuses so: a problem document, with the challenge that tells a client to take another token where the code does. */
export function refusalAnswer({ code = "unknown", status, action, waitSeconds }: Refusal): Response {
  const usual = usualRefusal(code);
  const problem: Omit<Problem, "code"> & { code: string } = {
    type: `urn:kezek:problem:${code}`,
    title: "Refused by the studio",
    ...usual,
    code,
    ...(status !== undefined && { status }),
    ...(action !== undefined && { action }),
    ...(waitSeconds !== undefined && { waitSeconds }),
  };
  const headers = new Headers({ "content-type": "application/problem+json" });
  if (curedByNewToken.includes(code)) headers.set("www-authenticate", 'Bearer error="invalid_token"');
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
