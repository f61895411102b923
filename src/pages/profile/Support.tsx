import { useQuery } from "@tanstack/react-query";
import { formatPhoneText } from "../../../domain/phone.ts";
import { useT } from "../../i18n/react.tsx";
import { getConfigs } from "../../queries/home.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import styles from "./profile.module.css";

/** Where clients get help, as the operator has set it; nothing where they have not. */
export function Support() {
  const t = useT();
  const { data } = useQuery(getConfigs(useBackgroundSource()));
  if (data?.support === undefined) return null;
  const { phone, whatsApp } = data.support;
  return (
    <Panel className={styles.card} aria-labelledby="support">
      <h2 id="support">{t("profile.support.title")}</h2>
      <p>{t("profile.support.text")}</p>
      <div className={styles.actions}>
        <a href={`tel:${phone}`} className={buttonClassName({ kind: "soft" })}>
          {t("profile.support.call", { phone: formatPhoneText(phone) })}
        </a>
        {whatsApp !== undefined && (
          <a
            href={`https://wa.me/${whatsApp.replace("+", "")}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClassName({ kind: "soft" })}
          >
            WhatsApp
          </a>
        )}
      </div>
    </Panel>
  );
}
