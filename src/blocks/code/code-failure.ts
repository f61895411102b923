/** Why a code was not sent or not taken, as far as the one who waits for it is told. */
export type CodeFailure =
  | { kind: "wrongCode"; attemptsLeft: number }
  | { kind: "tooManyCodes"; waitSeconds: number }
  | { kind: "codeExpired" | "holdExpired" | "recaptchaFailed" | "unreachable" | "broken" };

/** How the proving of a phone stands; its states are those of the machine sms-verification. */
export type CodeState =
  | "starting"
  | "requestingCode"
  | "askingForCode"
  | "enteringCode"
  | "checkingCode"
  | "askingForAnotherCode"
  | "verified";
