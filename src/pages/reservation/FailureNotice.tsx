import { useState } from "react";
import type { ReservationFailure } from "../../../machines/reservation/failure.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";
import { useContextSelector } from "./flow.ts";

type Retry = { label: string; onRetry: () => void };
type Props = {
  /** What to do about a failure that may pass. */
  retry?: Retry;
  /** What else to say of a failure that may pass. */
  note?: string;
};

/** Kinds that another try may mend; the others ask for another choice. */
export const isPassing = {
  slotTaken: false,
  slotTooSoon: false,
  slotOutsideHours: false,
  holdExpired: false,
  servicesNotBookable: false,
  noMasterFree: false,
  phoneNotProven: false,
  contactsInvalid: false,
  tooManyRequests: true,
  unreachable: true,
  broken: true,
} satisfies Record<ReservationFailure["kind"], boolean>;

/** Why the last thing did not work, and what helps. Wrong contacts are said beside their fields. */
export function FailureNotice({ retry, note }: Props) {
  const failure = useContextSelector((context) => context.failure);
  if (failure === null || failure.kind === "contactsInvalid") return null;
  const passing = isPassing[failure.kind] ? { retry, note } : {};
  return <Failure key={failure.kind} failure={failure} {...passing} />;
}

type FailureProps = {
  failure: Exclude<ReservationFailure, { kind: "contactsInvalid" }>;
  retry?: Retry | undefined;
  note?: string | undefined;
};

function Failure({ failure, retry, note }: FailureProps) {
  const t = useT();
  const left = useSecondsLeft(useMayRetryAt(failure));
  return (
    <Notice
      tone={isPassing[failure.kind] ? "brick" : "honey"}
      role="alert"
      title={t(`reservation.failure.${failure.kind}.title`)}
      action={
        retry && (
          <Button kind="plain" onClick={retry.onRetry} disabled={left > 0}>
            {left > 0 ? t("reservation.failure.wait", { time: formatCountdown(left) }) : retry.label}
          </Button>
        )
      }
    >
      {t(`reservation.failure.${failure.kind}.text`)} {note}
    </Notice>
  );
}

/** When the service wants to be asked again, by this device's clock. */
function useMayRetryAt(failure: ReservationFailure): number {
  const [at] = useState(() => Date.now() + (failure.kind === "tooManyRequests" ? failure.waitSeconds * 1000 : 0));
  return at;
}
