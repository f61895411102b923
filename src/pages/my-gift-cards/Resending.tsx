import type { GiftCard } from "../../../domain/entities.ts";
import { waitSecondsOf } from "../../../domain/failure.ts";
import { useSaving } from "../../flow/use-saving.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { resendGiftCard } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { CardFailure } from "./CardFailure.tsx";
import { useChangedCard } from "./use-changed-card.ts";

/** Sends the link to the recipient once more. */
export function Resending({ card: { id }, heading }: { card: GiftCard; heading: string }) {
  const t = useT();
  const source = useSource();
  const { state, failure, save } = useSaving(
    (giftCardId: string, key) => resendGiftCard(source, giftCardId, key),
    useChangedCard(),
  );
  const waitSeconds = failure === undefined ? 0 : waitSecondsOf(failure);
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
