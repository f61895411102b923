import { useT } from "../../i18n/react.tsx";
import type { CodeFailure } from "./code-failure.ts";

/** What is wrong with the code that was entered, in words. */
export function useCodeError(failure: CodeFailure | null): string | undefined {
  const t = useT();
  if (failure === null) return undefined;
  if (failure.kind === "unreachable" || failure.kind === "broken") return t("code.unchecked");
  if (failure.kind !== "wrongCode") return t(`code.failure.${failure.kind}.title`);
  return failure.attemptsLeft === 0 ? t("code.noAttempts") : t("code.wrong", { count: failure.attemptsLeft });
}
