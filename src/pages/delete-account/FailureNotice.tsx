import { failureName } from "../../../domain/failure.ts";
import type { DeletionFailure } from "../../../machines/account-deletion/machine.ts";
import { wordsOf } from "../../blocks/failure-words.ts";
import { useT } from "../../i18n/react.tsx";
import { Notice } from "../../ui/Notice.tsx";

const besideField = ["wrongCredentials", "passwordMissing"];
const said = ["tooManyRequests", "unreachable", "broken"] as const;

/** Why it did not work; what is wrong with the password is said beside its field. */
export function FailureNotice({ failure }: { failure: DeletionFailure | null }) {
  const t = useT();
  if (failure === null || besideField.includes(failureName(failure))) return null;
  const words = wordsOf(failure, said);
  return (
    <Notice
      tone="brick"
      role="alert"
      title={"own" in words ? t(`signIn.failure.${words.own}.title`) : t(`failure.${words.action}.title`)}
    >
      {"own" in words ? t(`signIn.failure.${words.own}.text`) : t(`failure.${words.action}.text`)}
    </Notice>
  );
}
