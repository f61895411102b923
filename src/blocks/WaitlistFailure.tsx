import { type Failure, failureName } from "../../domain/failure.ts";
import { useT } from "../i18n/react.tsx";
import { failureMessage } from "./failure-message.ts";
import styles from "./WaitlistFailure.module.css";

/** Failures that have words of their own. */
const translatedFailures = ["waitlistFull"] as const;

/** Why one does not wait, or waits still. */
export function WaitlistFailure({ failure }: { failure: Failure | undefined }) {
  const t = useT();
  if (failure === undefined) return null;
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `success.wait.failure.${name}.${part}`,
  );
  return (
    <p key={failureName(failure)} role="alert" className={styles.failure}>
      <b>{title}.</b> {text}
    </p>
  );
}
