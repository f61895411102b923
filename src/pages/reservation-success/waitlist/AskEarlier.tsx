import { useEffect, useRef, useState } from "react";
import { localDateOf } from "../../../../domain/time.ts";
import { useEnvironment } from "../../../blocks/environment.ts";
import { WaitlistFailure } from "../../../blocks/WaitlistFailure.tsx";
import { useSaving } from "../../../flow/use-saving.ts";
import { dateBeside } from "../../../format/zone.ts";
import { useT } from "../../../i18n/react.tsx";
import { useSource } from "../../../queries/source.ts";
import { joinWaitlist, leaveWaitlist } from "../../../queries/waitlist.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useRequest, type WaitlistProps } from "./use-request.ts";
import styles from "./waitlist.module.css";

const parts = ["any", "morning", "day", "evening"] as const;

/** Waiting for an earlier time of a visit: it is asked for here, and given up. */
export function AskEarlier(props: WaitlistProps) {
  const t = useT();
  const { isRead, request, show } = useRequest(props);
  const source = useSource();
  const { secret } = props;
  const leaving = useSaving((requestId: string, key) => leaveWaitlist(source, { requestId, secret }, key), show);
  if (!isRead || request?.status === "offered") return null;
  if (request?.status !== "waiting") return <Ask {...props} onAsked={show} />;
  return (
    <Notice
      tone="plain"
      role="status"
      title={t("success.wait.waiting")}
      action={
        <Button kind="soft" isBusy={leaving.state === "saving"} onClick={() => void leaving.save(request.id)}>
          {t("success.wait.stop")}
        </Button>
      }
    >
      <p>{t(`success.wait.waitingFor.${request.partOfDay}`)}</p>
      <WaitlistFailure failure={leaving.failure} />
    </Notice>
  );
}

type Wanted = { partOfDay: (typeof parts)[number]; isAnyMaster: boolean };
type AskProps = WaitlistProps & {
  onAsked: Parameters<typeof useSaving<Wanted, Awaited<ReturnType<typeof joinWaitlist>>>>[1];
};

function Ask({ reservation, secret, onChanged, onAsked }: AskProps) {
  const t = useT();
  const source = useSource();
  const { now } = useEnvironment();
  const [isOpen, setIsOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  // The button that opened it is gone.
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);
  const [partOfDay, setPartOfDay] = useState<Wanted["partOfDay"]>("any");
  const [isAnyMaster, setIsAnyMaster] = useState(false);
  const days = { from: dateBeside(reservation.startTime, now), until: localDateOf(reservation.startTime) };
  const asking = useSaving(
    (wanted: Wanted, key) =>
      joinWaitlist(source, { kind: "earlier", reservationId: reservation.id, secret, ...days, ...wanted }, key),
    onAsked,
    onChanged,
  );
  return (
    <Notice
      tone="plain"
      title={t("success.wait.title")}
      action={
        isOpen ? (
          <Button
            kind="soft"
            isBusy={asking.state === "saving"}
            onClick={() => void asking.save({ partOfDay, isAnyMaster })}
          >
            {t("success.wait.submit")}
          </Button>
        ) : (
          <Button kind="soft" aria-expanded={false} onClick={() => setIsOpen(true)}>
            {t("success.wait.open")}
          </Button>
        )
      }
    >
      <p>{t("success.wait.text")}</p>
      {isOpen && (
        <div className={styles.wanted}>
          <div className={styles.chips} role="group" aria-label={t("success.wait.when")}>
            {parts.map((part, index) => (
              <Chip
                key={part}
                isOn={part === partOfDay}
                ref={index === 0 ? first : null}
                onClick={() => setPartOfDay(part)}
              >
                {t(`success.wait.part.${part}`)}
              </Chip>
            ))}
          </div>
          <Chip isOn={isAnyMaster} onClick={() => setIsAnyMaster(!isAnyMaster)}>
            {t("success.wait.anyMaster")}
          </Chip>
        </div>
      )}
      <WaitlistFailure failure={asking.failure} />
    </Notice>
  );
}
