import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { ReceivedGiftCard } from "../../../domain/entities.ts";
import { useAccount } from "../../blocks/account.ts";
import { useCardInHand } from "../../blocks/card-in-hand.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { failedHint } from "../../blocks/failed-hint.ts";
import { GiftLetter } from "../../blocks/GiftLetter.tsx";
import { GiftLink } from "../../blocks/GiftLink.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useNewOnes } from "../../blocks/use-new-ones.ts";
import { useSaving } from "../../flow/use-saving.ts";
import { formatWholeDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { useChanged } from "../../queries/changes.ts";
import { getGiftCardByToken, keepGiftCard } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs, overEntry, withSignIn } from "../../routes/hrefs.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { EnvelopeDrawing } from "./EnvelopeDrawing.tsx";
import { useGiftOpeningPort } from "./port.ts";
import styles from "./gift-opening.module.css";

type Props = { card: ReceivedGiftCard; token: string };

/** The card that came: its words, what it is worth, and where it works. */
export function Gift({ card, token }: Props) {
  const t = useT();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { amount, balance, validUntil, worksAt, firms } = card;
  return (
    <div className={styles.gift}>
      <div className={styles.reveal}>
        <GiftLetter {...card} amount={formatMoney(amount, language)} />
        <EnvelopeDrawing className={styles.opening} />
      </div>
      <div className={styles.about}>
        <h1 ref={heading} tabIndex={-1}>
          {t("gift.opening.yours", { price: formatMoney(balance, language) })}
        </h1>
        <p className={styles.quiet}>
          {worksAt.name === undefined
            ? t("gift.opening.worksEverywhere")
            : t("gift.opening.worksAt", { name: typeset(worksAt.name) })}{" "}
          {t("gift.terms.pays")} {t("gift.opening.until", { date: formatWholeDate(validUntil, language) })}{" "}
          {t("gift.terms.parts")}
        </p>
        <Keeping card={card} token={token} />
        {!card.isKept && <ForLater card={card} />}
        <section aria-labelledby="where" className={styles.where}>
          <h2 id="where">{t("gift.opening.where")}</h2>
          {firms.length === 0 && <p className={styles.quiet}>{t("gift.opening.nowhere")}</p>}
          <Firms firms={firms} token={token} />
        </section>
      </div>
    </div>
  );
}

/** So many salons are read at a glance; the others are shown once they are asked for. */
const shownAtFirst = 5;

/** Where the card can be spent, each with the way there. */
function Firms({ firms, token }: Pick<ReceivedGiftCard, "firms"> & Pick<Props, "token">) {
  const t = useT();
  const { take } = useCardInHand();
  const [areAllShown, setAreAllShown] = useState(firms.length <= shownAtFirst);
  const shown = areAllShown ? firms : firms.slice(0, shownAtFirst);
  const { list, goToNew } = useNewOnes(shown.length);
  return (
    <>
      <ul ref={list} className={styles.firms}>
        {shown.map((firm) => (
          <li key={firm.id} tabIndex={-1}>
            <Avatar letters={firm.name.slice(0, 1)} pictureUrl={firm.avatarUrl} size="s" />
            <span className={styles.firm}>
              {typeset(firm.name)}
              <small>
                {firm.cityName}, {firm.address}
              </small>
            </span>
            <IntentLink
              to={hrefs.company(firm.urlKey)}
              onClick={() => take(token, firm.id)}
              className={buttonClassName({ kind: "soft" })}
              aria-label={t("gift.opening.bookAt", { name: firm.name })}
            >
              {t("gift.opening.book")}
            </IntentLink>
          </li>
        ))}
      </ul>
      {!areAllShown && (
        <Button
          kind="soft"
          onClick={() => {
            goToNew();
            setAreAllShown(true);
          }}
        >
          {t("gift.opening.allFirms", { count: firms.length })}
        </Button>
      )}
    </>
  );
}

/** The same link once more: for another device, for whom it is passed on to, on paper. */
function ForLater({ card }: Pick<Props, "card">) {
  const t = useT();
  const { origin } = useEnvironment();
  const { pathname, search, hash } = useLocation();
  return (
    <Fold title={t("gift.opening.later")} className={styles.later}>
      <div>
        <GiftLink url={origin + pathname + search + hash} card={card} />
      </div>
    </Fold>
  );
}

/** Putting it into the account of whoever is signed in: it is theirs alone then. */
function Keeping({ card, token }: Props) {
  const t = useT();
  const { user } = useAccount();
  const source = useSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  const { backgroundClient } = useGiftOpeningPort();
  const location = useLocation();
  const { state, failure, save } = useSaving(
    (kept: string, key) => keepGiftCard({ ...source, client: backgroundClient }, kept, key),
    (kept) => {
      changed("giftCard");
      queryClient.setQueryData(getGiftCardByToken(source, token).queryKey, kept);
    },
  );
  if (card.isKept) {
    return (
      <Notice
        tone="jade"
        role="status"
        title={t("gift.opening.kept")}
        action={
          <IntentLink to={hrefs.myGiftCards()} className={buttonClassName({ kind: "plain" })}>
            {t("gift.opening.toMine")}
          </IntentLink>
        }
      >
        {t("gift.opening.keptText")}
      </Notice>
    );
  }
  if (user === undefined) {
    return (
      <p>
        <Link
          to={withSignIn(location, "sms")}
          state={overEntry(location.state)}
          className={buttonClassName({ kind: "plain" })}
        >
          {t("gift.opening.signInToKeep")}
        </Link>
      </p>
    );
  }
  return (
    <>
      {state === "failed" && (
        <Notice tone="honey" role="alert" title={t("gift.opening.keepFailed")}>
          {t(failedHint(failure))}
        </Notice>
      )}
      <Button kind="soft" isBusy={state === "saving"} onClick={() => void save(token)}>
        {t("gift.opening.keep")}
      </Button>
    </>
  );
}
