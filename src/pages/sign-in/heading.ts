import type { Way } from "../../../domain/sign-in.ts";

const ofWay = {
  password: "signIn.title",
  sms: "signIn.title",
  signUp: "signUp.title",
  reset: "reset.title",
} as const satisfies Record<Way, string>;

/** The key of what stands above what is asked. */
export function headingOf(state: string, way: Way) {
  return state === "provingPhone" ? "signIn.codeTitle" : ofWay[way];
}
