import { useState } from "react";
import type { GiftCard } from "../../domain/entities.ts";
import { waitSecondsOf } from "../../domain/failure.ts";
import { codeOf, useSaving } from "../flow/use-saving.ts";
import { formatCountdown } from "../format/duration.ts";
import { useT } from "../i18n/react.tsx";
import { resendGiftCard } from "../queries/gift-card.ts";
import { useSource } from "../queries/source.ts";
import { Button } from "../ui/Button.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useSecondsLeft } from "../ui/use-seconds-left.ts";
import { CardFailure } from "./CardFailure.tsx";
import { useChangedCard } from "./use-changed-card.ts";

type Props = {
  card: GiftCard;
  /** The buyer's key to it; undefined for the client whose phone the buyer's is. */
  secret: string | undefined;
  /** The id of what names it. */
  heading: string;
};

/** Sends the link to the recipient once more, as often and as soon as the service does. */
export function Resending({ card: { id, delivery, link, sentAt, isResendable }, secret, heading }: Props) {
  const t = useT();
  const source = useSource();
  const [until, setUntil] = useState(0);
  const left = useSecondsLeft(until);
  const { state, failure, save } = useSaving(
    (giftCardId: string, key) => resendGiftCard(source, giftCardId, secret, key),
    useChangedCard(),
    (failed) => setUntil(Date.now() + waitSecondsOf(failed) * 1000),
  );
  const isWithRecipient = delivery.type === "sms" && sentAt !== undefined && link !== undefined;
  if (!isWithRecipient) return null;
  const waitSeconds = failure === undefined ? 0 : waitSecondsOf(failure);
  const isLastSent = !isResendable || (codeOf(failure) === "tooManyRequests" && waitSeconds === 0);
  const waitText = (seconds: number) => t("gift.mine.resendLater", { time: formatCountdown(seconds) });
  return (
    <>
      {!isLastSent && (
        <Button
          kind="plain"
          aria-describedby={heading}
          isBusy={state === "saving"}
          disabled={left > 0}
          onClick={() => void save(id)}
        >
          {left > 0 ? waitText(left) : t("gift.bought.resend")}
        </Button>
      )}
      {state === "saved" && <p role="status">{t("gift.bought.resent")}</p>}
      {waitSeconds > 0 && (
        <VisuallyHidden>
          <p role="alert">{waitText(waitSeconds)}</p>
        </VisuallyHidden>
      )}
      {isLastSent && <p role={failure && "alert"}>{t("gift.bought.lastSent")}</p>}
      {!isLastSent && failure !== undefined && waitSeconds === 0 && <CardFailure failure={failure} />}
    </>
  );
}
