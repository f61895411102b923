import { failureName, isOutcomeUnknown, isRefusal } from "../../../domain/failure.ts";
import type { CodeFailure } from "../../../domain/sms-code.ts";
import { limits } from "../../../domain/limits.ts";
import { useT } from "../../i18n/react.tsx";
import { failureMessage } from "../failure-message.ts";

/** Failures of a code that have words of their own. */
const translatedFailures = [
  "wrongCode",
  "codeExpired",
  "smsUndeliverable",
  "tooManyCodes",
  "holdExpired",
  "unreachable",
  "broken",
  "recaptchaFailed",
] as const;

/** Why a code was not sent or not taken, in words. */
export function useCodeMessage(failure: CodeFailure): { title: string; text: string } {
  return failureMessage(useT(), failure, translatedFailures, (name, part) => `code.failure.${name}.${part}`);
}

/**
 * What is wrong with the code that was entered, in words; also with one that was entered before the page was loaded again.
 * @param attemptsLeft of the code on its way
 */
export function useCodeError(
  failure: CodeFailure | null,
  attemptsLeft: number = limits.smsAttempts,
): string | undefined {
  const t = useT();
  const { title } = useCodeMessage(failure ?? { kind: "codeExpired" });
  const wrong = (left: number) => (left === 0 ? t("code.noAttempts") : t("code.wrong", { count: left }));
  if (failure === null) return attemptsLeft < limits.smsAttempts ? wrong(attemptsLeft) : undefined;
  if (failure.kind === "unreachable") return t("code.uncheckedOffline");
  if (isOutcomeUnknown(failure)) return t("code.unchecked");
  if (failureName(failure) !== "wrongCode") return title;
  return wrong(isRefusal(failure) ? (failure.problem.attemptsLeft ?? 0) : 0);
}
