import { useLocation, useNavigate } from "react-router-dom";
import {
  failureName,
  isOutcomeUnknown,
  isRefusal,
  type ProblemAction,
  waitSecondsOf,
  newBillOf,
} from "../../../domain/failure.ts";
import { localDateOf } from "../../../domain/time.ts";
import { reservationOf, wishesOf } from "../../../machines/reservation/selectors.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { NewPrice } from "../../blocks/NewPrice.tsx";
import { FailureNotice as Notice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { overEntry, withSignIn } from "../../routes/hrefs.ts";
import { searchHref } from "../../routes/search-hrefs.ts";
import { useFlowSelector, useSalon } from "./flow.ts";

const translatedFailures = [
  "slotTaken",
  "slotTooSoon",
  "slotOutsideHours",
  "holdExpired",
  "servicesNotBookable",
  "reservedByPhone",
  "noMasterFree",
  "priceChanged",
  "tooManyRequests",
  "tooManyAwaited",
  "unreachable",
  "broken",
  "interrupted",
] as const;

type Retry = { label: string; onRetry: () => void };
type Failure = { kind: string };
type Props = {
  failure: Failure | null;
  /** What to do about a failure that may pass. */
  retry?: Retry;
  /** What else to say of a failure that may pass. */
  note?: string;
  /** Whether nothing else can be done here than to try again. */
  isAlwaysRetried?: boolean;
};

/** Whether another try may mend it; everything else asks for another choice. */
export function isPassing(failure: Failure): boolean {
  return isOutcomeUnknown(failure) || (isRefusal(failure) && failure.action === "tryLater");
}

/** Why the last thing did not work, and what helps: another try, or signing in. Wrong contacts are said beside their fields. */
export function FailureNotice({ failure, retry, note, isAlwaysRetried = false }: Props) {
  const ways: Partial<Record<ProblemAction, Retry>> = { signIn: useSignIn(), changeFirm: useOtherFirm() };
  if (failure === null || failure.kind === "contactsInvalid") return null;
  const elsewhere = isRefusal(failure) && ways[failure.action];
  const passing = isAlwaysRetried || isPassing(failure) ? { retry, note } : elsewhere ? { retry: elsewhere } : {};
  return <FailureText key={failureName(failure)} failure={failure} {...passing} />;
}

/** Signing in over the page; what was chosen stays. */
function useSignIn(): Retry {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const onRetry = () => void navigate(withSignIn(location, "password"), { state: overEntry(location.state) });
  return { label: t("app.signIn"), onRetry };
}

/** Salons that do what is wanted, on the same day where one was chosen; this one has nothing to go on with. */
function useOtherFirm(): Retry {
  const t = useT();
  const navigate = useNavigate();
  const { services } = useSalon();
  const [wish] = useFlowSelector(wishesOf);
  const held = useFlowSelector(reservationOf);
  const elsewhere = searchHref({
    query: services.find(({ id }) => id === wish?.serviceId)?.name,
    date: held === null ? undefined : localDateOf(held.startTime),
  });
  return { label: t("reservation.failure.otherFirm"), onRetry: () => void navigate(elsewhere) };
}

type FailureTextProps = { failure: Failure; retry?: Retry | undefined; note?: string | undefined };

function FailureText({ failure, retry, note }: FailureTextProps) {
  const t = useT();
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `reservation.failure.${name}.${part}`,
  );
  return (
    <Notice
      tone={isPassing(failure) ? "brick" : "honey"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("reservation.failure.wait", { time: formatCountdown(seconds) })}
      retry={retry}
    >
      {text} <NewPrice bill={newBillOf(failure)} /> {note}
    </Notice>
  );
}
