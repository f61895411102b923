import type { SmsVerificationContext } from "../../../../machines/sms-verification/machine.ts";
import { useWords } from "../../../i18n/react.tsx";

/** What is wrong with the code that was entered, in words. */
export function useCodeError({ failure }: SmsVerificationContext): string | undefined {
  const t = useWords();
  if (failure === null) return undefined;
  if (failure.kind === "unreachable" || failure.kind === "broken") return t("code.unchecked");
  if (failure.kind !== "wrongCode") return t(`code.failure.${failure.kind}.title`);
  return failure.attemptsLeft === 0 ? t("code.noAttempts") : t("code.wrong", { count: failure.attemptsLeft });
}
