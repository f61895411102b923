import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { secretMark } from "../../../domain/addresses.ts";
import { failureOf, isRefusal, waitSecondsOf } from "../../../domain/failure.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { getGiftCardByToken } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Envelope } from "./Envelope.tsx";
import { Gift } from "./Gift.tsx";
import { useGiftOpeningPort } from "./port.ts";
import styles from "./gift-opening.module.css";

/** What the link of a gift card leads to: it is opened here by whom it is for. Its token stands behind the mark of secrets. */
export function Page() {
  const t = useT();
  const { hash } = useLocation();
  const token = hash.startsWith(secretMark) ? hash.slice(secretMark.length) : "";
  return (
    <div className={styles.page}>
      <title>{t("gift.opening.title")}</title>
      <meta name="robots" content="noindex" />
      {token === "" ? <OpensNothing /> : <Opening key={token} token={token} />}
    </div>
  );
}

/** The card is asked for once it is opened, and not by those who only look at a link for its preview. */
function Opening({ token }: { token: string }) {
  const t = useT();
  const source = useSource();
  const { backgroundClient } = useGiftOpeningPort();
  const [isOpened, setIsOpened] = useState(false);
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...getGiftCardByToken({ ...source, client: backgroundClient }, token),
    enabled: isOpened,
  });
  if (data !== undefined) return <Gift card={data} token={token} />;
  const failure = isError ? failureOf(error) : null;
  if (isRefusal(failure) && waitSecondsOf(failure) === 0) return <OpensNothing />;
  if (failure !== null) {
    return <Failed isPage title={t("gift.opening.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return <Envelope isOpening={isOpened} onOpen={() => setIsOpened(true)} />;
}

function OpensNothing() {
  const t = useT();
  return (
    <div className={styles.closed}>
      <h1>{t("gift.opening.nothing")}</h1>
      <p>{t("gift.opening.nothingText")}</p>
      <IntentLink to={hrefs.home()} className={buttonClassName()}>
        {t("gift.opening.toSalons")}
      </IntentLink>
      <IntentLink to={hrefs.giftCards()} className={buttonClassName({ kind: "soft" })}>
        {t("gift.bought.toCards")}
      </IntentLink>
    </div>
  );
}
