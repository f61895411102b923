import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { ReservationParams, WaitlistRequest } from "../../../../domain/entities.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { isOfferable } from "./is-offerable.ts";
import { useAccount } from "../../../blocks/account.ts";
import { useNow } from "../../../blocks/now.ts";
import { WaitlistFailure } from "../../../blocks/WaitlistFailure.tsx";
import { useKeptSaving } from "../../../flow/use-saving.ts";
import { useT } from "../../../i18n/react.tsx";
import { useChanged } from "../../../queries/changes.ts";
import { useSource } from "../../../queries/source.ts";
import { type Answering, joinWaitlist, leaveWaitlist, waitlistIntents } from "../../../queries/waitlist.ts";
import { overEntry, withSignIn } from "../../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useSalon } from "../flow.ts";
import { useParams } from "./use-days.ts";

type Props = { date: LocalDate; /** What of the day will do. */ partOfDay: WaitlistRequest["partOfDay"] };

/**
 * Waiting for a time on a day, or in a part of it, that is full; by who is signed in: their phone is proven. Asked for twice it
 * is waited for once. Nothing on a day on which no time can be offered any more.
 */
export function WaitForDay(day: Props) {
  const params = useParams();
  const { firm } = useSalon();
  const now = useNow();
  if (!isOfferable(day.date, firm.timeZone, now)) return null;
  // Who then wants something else does not wait for that.
  return <Waiting key={JSON.stringify(params)} {...day} params={params} />;
}

function Waiting({ date, partOfDay, params }: Props & { params: ReservationParams }) {
  const t = useT();
  const source = useSource();
  const { firm } = useSalon();
  const changed = useChanged();
  const [request, setRequest] = useState<WaitlistRequest>();
  const joining = useKeptSaving(
    waitlistIntents,
    (wanted: Parameters<typeof joinWaitlist>[1], key) => joinWaitlist(source, wanted, key),
    (joined) => {
      changed("waitlist");
      setRequest(joined);
    },
  );
  const leaving = useKeptSaving(
    waitlistIntents,
    (answering: Answering, key) => leaveWaitlist(source, answering, key),
    () => {
      changed("waitlist");
      setRequest(undefined);
    },
  );
  const day = { from: date, until: date, partOfDay, secret: undefined };
  const ask = () => void joining.save({ kind: "day", firmId: firm.id, params, ...day });
  if (request !== undefined) {
    return (
      <Notice
        tone="jade"
        role="status"
        title={t(`reservation.waitlist.waiting.title.${partOfDay}`)}
        action={
          <Button
            kind="soft"
            isBusy={leaving.state === "saving"}
            onClick={() => void leaving.save({ requestId: request.id, secret: undefined })}
          >
            {t("success.wait.stop")}
          </Button>
        }
      >
        {t("reservation.waitlist.waiting.text")}
        <WaitlistFailure failure={leaving.failure} />
      </Notice>
    );
  }
  return (
    <Notice
      tone="plain"
      title={t("reservation.waitlist.title")}
      action={<Ask isBusy={joining.state === "saving"} onAsk={ask} />}
    >
      {t(`reservation.waitlist.text.${partOfDay}`)}
      <WaitlistFailure failure={joining.failure} />
    </Notice>
  );
}

function Ask({ isBusy, onAsk }: { isBusy: boolean; onAsk: () => void }) {
  const t = useT();
  const location = useLocation();
  const { user } = useAccount();
  return user === undefined ? (
    <Link
      to={withSignIn(location, "password")}
      state={overEntry(location.state)}
      className={buttonClassName({ kind: "soft" })}
    >
      {t("reservation.waitlist.signIn")}
    </Link>
  ) : (
    <Button kind="soft" isBusy={isBusy} onClick={onAsk}>
      {t("reservation.waitlist.ask")}
    </Button>
  );
}
