import { useState } from "react";
import { htmlLangOf } from "../../../domain/language.ts";
import { firstSegment } from "../../../domain/addresses.ts";
import { type WidgetKind, widgetKinds, widgetLine } from "../../../domain/widget.ts";
import { CopyLink } from "../../blocks/CopyLink.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Chip } from "../../ui/Chip.tsx";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Preview } from "./Preview.tsx";
import styles from "./widget.module.css";

export const isStatic = true;

const messages = ["booked", "closed", "resized"] as const;

/** How a firm has its booking on a site of its own (spec §1: the widget): the line to put there, and what it looks like. */
export function Page() {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<WidgetKind>("button");
  const company = companyIn(typed);
  const line = widgetLine(origin, {
    company: company === "" ? t("widget.yours") : company,
    kind,
    lang: language,
    label: t("widget.label"),
  });
  const head = pageHead({
    origin,
    path: hrefs.widget(),
    language,
    title: t("widget.title"),
    description: t("widget.lead"),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <header className={styles.section}>
        <h1>{t("widget.title")}</h1>
        <p className={styles.lead}>{t("widget.lead")}</p>
      </header>
      <section className={styles.section} aria-labelledby="line">
        <h2 id="line">{t("widget.line")}</h2>
        <TextField
          label={t("widget.company")}
          hint={t("widget.companyHint", { origin })}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className={styles.kinds} role="group" aria-label={t("widget.kind")}>
          {widgetKinds.map((one) => (
            <Chip key={one} isOn={one === kind} onClick={() => setKind(one)}>
              {t(`widget.kinds.${one}`)}
            </Chip>
          ))}
        </div>
        <p className={styles.quiet}>{t(`widget.about.${kind}`)}</p>
        <pre className={styles.code} lang={htmlLangOf.en}>
          <code>{line}</code>
        </pre>
        {company === "" ? (
          <p className={styles.quiet}>{t("widget.first")}</p>
        ) : (
          <>
            <CopyLink link={line} hint={t("widget.where")}>
              {t("widget.copy")}
            </CopyLink>
            <Preview key={company} company={company} />
          </>
        )}
      </section>
      <section className={styles.section} aria-labelledby="messages">
        <h2 id="messages">{t("widget.messages")}</h2>
        <p>{t("widget.messagesText")}</p>
        <dl className={styles.messages}>
          {messages.map((message) => (
            <div key={message}>
              <dt>
                <code>{message}</code>
              </dt>
              <dd>{t(`widget.said.${message}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p>
        <IntentLink to={hrefs.landing()}>{t("widget.tariffs")}</IntentLink>
      </p>
    </div>
  );
}

/** The company link in what was typed: itself, or the whole address. */
function companyIn(typed: string): string {
  const text = typed.trim();
  return URL.canParse(text) ? firstSegment(new URL(text).pathname) : firstSegment(`/${text.replace(/^\/+/, "")}`);
}
