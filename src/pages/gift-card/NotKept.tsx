import type { GiftCard } from "../../../domain/entities.ts";
import { useT } from "../../i18n/react.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useGiftCardPort } from "./port.ts";

/** Said to a buyer whose browser forgets the key to the card: once this page is opened anew, the phone alone leads to it. */
export function NotKept({ card: { id, status, link } }: { card: GiftCard }) {
  const t = useT();
  const { areKeysLost, secretOf } = useGiftCardPort();
  const isToBeSaved = link !== undefined;
  const isOver = !isToBeSaved && status !== "awaitingPayment";
  if (isOver || secretOf(id) === undefined || !areKeysLost()) return null;
  return (
    <Notice tone="honey" title={t("gift.bought.notKept")}>
      {t(isToBeSaved ? "gift.bought.notKeptLink" : "gift.bought.notKeptPay")}
    </Notice>
  );
}
