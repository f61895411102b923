import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useDevice } from "../../blocks/device.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { QrCode } from "../../blocks/QrCode.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getConfigs } from "../../queries/home.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import styles from "./app-download.module.css";
import { Ways } from "./Ways.tsx";

/** Whether the app is in a store. */
export async function prepare({ queryClient, source }: Preparation): Promise<void> {
  await queryClient.prefetchQuery(getConfigs(source));
}

const goods = ["first", "second", "third"] as const;

/**
 * How to have the product as an app (spec §2, app-download and mainwp): from the store of one's phone where the operator has it
 * there, else installed from the browser.
 */
export function Page() {
  const t = useT();
  const install = useInstallOffer();
  const { origin } = useEnvironment();
  const { data } = useQuery(getConfigs(useBackgroundSource()));
  const lead = t(data?.stores === undefined ? "appDownload.lead" : "appDownload.leadToStores");
  const head = pageHead({
    origin,
    path: hrefs.appDownload(),
    language: useLanguage(),
    title: t("appDownload.title"),
    description: lead,
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <header className={styles.head}>
        <img className={styles.mark} src="/favicon.svg" alt="" width="72" height="72" />
        <h1>{t("appDownload.heading")}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.acts}>
          {install && <Button onClick={install}>{t("appDownload.install")}</Button>}
          <IntentLink to={hrefs.home()} className={buttonClassName({ kind: install || data?.stores ? "soft" : "act" })}>
            {t("appDownload.stay")}
          </IntentLink>
        </div>
      </header>
      <div className={styles.code}>
        <QrCode text={new URL(hrefs.appDownload(), origin).href} title={t("appDownload.qr")} />
        <p>{t("appDownload.qr")}</p>
      </div>
      <Ways stores={data?.stores ?? {}} />
      <section className={styles.good} aria-labelledby="good">
        <h2 id="good">{t("appDownload.good.title")}</h2>
        <ul>
          {goods.map((good) => (
            <li key={good}>{t(`appDownload.good.${good}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What asks the client whether to install the app, where the browser can. */
function useInstallOffer(): (() => void) | undefined {
  const { onInstallOffer } = useDevice();
  const [offer, setOffer] = useState<() => void>();
  useEffect(() => onInstallOffer((ask) => setOffer(() => ask)), [onInstallOffer]);
  return offer;
}
