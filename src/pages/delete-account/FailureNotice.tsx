import type { DeletionFailure } from "../../../machines/account-deletion/failure.ts";
import { useT } from "../../i18n/react.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Why it did not work; what is wrong with the password is said beside its field. */
export function FailureNotice({ failure }: { failure: DeletionFailure | null }) {
  const t = useT();
  if (failure === null || failure.kind === "wrongCredentials" || failure.kind === "passwordMissing") return null;
  return (
    <Notice tone="brick" role="alert" title={t(`signIn.failure.${failure.kind}.title`)}>
      {t(`signIn.failure.${failure.kind}.text`)}
    </Notice>
  );
}
