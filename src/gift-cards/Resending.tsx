import type { GiftCard } from "../../domain/entities.ts";
import { waitSecondsOf } from "../../domain/failure.ts";
import { useSaving } from "../flow/use-saving.ts";
import { formatCountdown } from "../format/duration.ts";
import { useT } from "../i18n/react.tsx";
import { resendGiftCard } from "../queries/gift-card.ts";
import { useSource } from "../queries/source.ts";
import { Button } from "../ui/Button.tsx";
import { CardFailure } from "./CardFailure.tsx";
import { useChangedCard } from "./use-changed-card.ts";

type Props = {
  card: GiftCard;
  /** The buyer's key to it; undefined for the client whose phone the buyer's is. */
  secret: string | undefined;
  /** The id of what names it. */
  heading: string;
};

/** Sends the link to the recipient once more. */
export function Resending({ card: { id, delivery, link, sentAt }, secret, heading }: Props) {
  const t = useT();
  const source = useSource();
  const { state, failure, save } = useSaving(
    (giftCardId: string, key) => resendGiftCard(source, giftCardId, secret, key),
    useChangedCard(),
  );
  const waitSeconds = failure === undefined ? 0 : waitSecondsOf(failure);
  const isWithRecipient = delivery.type === "sms" && sentAt !== undefined && link !== undefined;
  if (!isWithRecipient) return null;
  return (
    <>
      <Button kind="plain" aria-describedby={heading} isBusy={state === "saving"} onClick={() => void save(id)}>
        {t("gift.bought.resend")}
      </Button>
      {state === "saved" && <p role="status">{t("gift.bought.resent")}</p>}
      {failure !== undefined && waitSeconds > 0 && (
        <p role="alert">{t("gift.mine.resendLater", { time: formatCountdown(waitSeconds) })}</p>
      )}
      {failure !== undefined && waitSeconds === 0 && <CardFailure failure={failure} />}
    </>
  );
}
