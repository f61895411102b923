import { failureName, isOutcomeUnknown, isRefusal, waitSecondsOf } from "../../../domain/failure.ts";
import { failureWords } from "../../blocks/failure-words.ts";
import { FailureNotice as Notice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";

const said = [
  "slotTaken",
  "slotTooSoon",
  "slotOutsideHours",
  "holdExpired",
  "servicesNotBookable",
  "noMasterFree",
  "phoneNotProven",
  "priceChanged",
  "tooManyRequests",
  "unreachable",
  "broken",
] as const;

type Retry = { label: string; onRetry: () => void };
type Failure = { kind: string };
type Props = {
  failure: Failure | null;
  /** What to do about a failure that may pass. */
  retry?: Retry;
  /** What else to say of a failure that may pass. */
  note?: string;
};

/** Whether another try may mend it; everything else asks for another choice. */
export function isPassing(failure: Failure): boolean {
  return isOutcomeUnknown(failure) || (isRefusal(failure) && failure.action === "tryLater");
}

/** Why the last thing did not work, and what helps. Wrong contacts are said beside their fields. */
export function FailureNotice({ failure, retry, note }: Props) {
  if (failure === null || failure.kind === "contactsInvalid") return null;
  const passing = isPassing(failure) ? { retry, note } : {};
  return <Said key={failureName(failure)} failure={failure} {...passing} />;
}

type SaidProps = { failure: Failure; retry?: Retry | undefined; note?: string | undefined };

function Said({ failure, retry, note }: SaidProps) {
  const t = useT();
  const { title, text } = failureWords(t, failure, said, (name, part) => `reservation.failure.${name}.${part}`);
  return (
    <Notice
      tone={isPassing(failure) ? "brick" : "honey"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("reservation.failure.wait", { time: formatCountdown(seconds) })}
      retry={retry}
    >
      {text} {note}
    </Notice>
  );
}
