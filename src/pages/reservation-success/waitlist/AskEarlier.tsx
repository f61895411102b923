import { useEffect, useRef, useState } from "react";
import { wishesAsked } from "../../../../domain/again.ts";
import { hasNamedMaster } from "../../../../domain/wishes.ts";
import type { WaitlistRequest } from "../../../../domain/entities.ts";
import { localDateOf } from "../../../../domain/time.ts";
import { useNow } from "../../../blocks/now.ts";
import { WaitlistFailure } from "../../../blocks/WaitlistFailure.tsx";
import { useKeptSaving } from "../../../flow/use-saving.ts";
import { dateBeside } from "../../../format/zone.ts";
import { useT } from "../../../i18n/react.tsx";
import { useSource } from "../../../queries/source.ts";
import { type Answering, joinWaitlist, leaveWaitlist, waitlistIntents } from "../../../queries/waitlist.ts";
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
  const leaving = useKeptSaving(
    waitlistIntents,
    (answering: Answering, key) => leaveWaitlist(source, answering, key),
    show,
  );
  if (!isRead || request?.status === "offered") return null;
  if (request?.status !== "waiting") return <Ask {...props} onAsked={show} />;
  return (
    <Notice
      tone="plain"
      role="status"
      title={t("success.wait.waiting")}
      action={
        <Button
          kind="soft"
          isBusy={leaving.state === "saving"}
          onClick={() => void leaving.save({ requestId: request.id, secret })}
        >
          {t("success.wait.stop")}
        </Button>
      }
    >
      <p>{t(`success.wait.waitingFor.${request.partOfDay}`)}</p>
      <WaitlistFailure failure={leaving.failure} />
    </Notice>
  );
}

type AskProps = WaitlistProps & {
  onAsked: (request: WaitlistRequest) => void;
};

function Ask({ reservation, secret, onChanged, onAsked }: AskProps) {
  const t = useT();
  const source = useSource();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  // The button that opened it is gone.
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);
  const [partOfDay, setPartOfDay] = useState<(typeof parts)[number]>("any");
  const [acceptsOtherMasters, setAcceptsOtherMasters] = useState(false);
  const isOfNamed = hasNamedMaster(wishesAsked(reservation));
  const days = { from: dateBeside(reservation.startTime, now), until: localDateOf(reservation.startTime) };
  const asking = useKeptSaving(
    waitlistIntents,
    (wanted: Parameters<typeof joinWaitlist>[1], key) => joinWaitlist(source, wanted, key),
    onAsked,
    onChanged,
  );
  const ask = () =>
    void asking.save({
      kind: "earlier",
      reservationId: reservation.id,
      secret,
      ...days,
      partOfDay,
      acceptsOtherMasters,
    });
  return (
    <Notice
      tone="plain"
      title={t("success.wait.title")}
      action={
        isOpen ? (
          <Button kind="soft" isBusy={asking.state === "saving"} onClick={ask}>
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
          {isOfNamed && (
            <Chip isOn={acceptsOtherMasters} onClick={() => setAcceptsOtherMasters(!acceptsOtherMasters)}>
              {t("success.wait.anyMaster")}
            </Chip>
          )}
        </div>
      )}
      <WaitlistFailure failure={asking.failure} />
    </Notice>
  );
}
