import { useEffect, useState } from "react";
import { useEnvironment } from "../../blocks/environment.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { QrCode } from "../../blocks/QrCode.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import styles from "./app-download.module.css";

export const isStatic = true;

const devices = ["iphone", "android"] as const;
const steps = ["first", "second", "third"] as const;

/** How to have the product as an app (spec §2, app-download and mainwp): it is installed from the browser, from no store. */
export function Page() {
  const t = useT();
  const install = useInstallOffer();
  const { origin } = useEnvironment();
  const head = pageHead({
    origin,
    path: hrefs.appDownload(),
    language: useLanguage(),
    title: t("appDownload.title"),
    description: t("appDownload.lead"),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <header className={styles.head}>
        <img className={styles.mark} src="/favicon.svg" alt="" width="72" height="72" />
        <h1>{t("appDownload.heading")}</h1>
        <p className={styles.lead}>{t("appDownload.lead")}</p>
        <div className={styles.acts}>
          {install && <Button onClick={install}>{t("appDownload.install")}</Button>}
          <IntentLink to={hrefs.home()} className={buttonClassName({ kind: install ? "soft" : "act" })}>
            {t("appDownload.stay")}
          </IntentLink>
        </div>
      </header>
      <div className={styles.code}>
        <QrCode text={new URL(hrefs.appDownload(), origin).href} title={t("appDownload.qr")} />
        <p>{t("appDownload.qr")}</p>
      </div>
      <div className={styles.ways}>
        {devices.map((device) => (
          <section key={device} className={styles.way} aria-labelledby={device}>
            <h2 id={device}>{t(`appDownload.${device}.title`)}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`appDownload.${device}.${step}`)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <section className={styles.good} aria-labelledby="good">
        <h2 id="good">{t("appDownload.good.title")}</h2>
        <ul>
          {steps.map((step) => (
            <li key={step}>{t(`appDownload.good.${step}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What asks the client whether to install the app, where the browser can. */
function useInstallOffer(): (() => void) | undefined {
  const { hearInstallOffer } = useEnvironment();
  const [offer, setOffer] = useState<() => void>();
  useEffect(() => hearInstallOffer((ask) => setOffer(() => ask)), [hearInstallOffer]);
  return offer;
}
