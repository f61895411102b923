import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { cardFieldAddress, type FromCardField, readFromCardField } from "../../domain/card-field.ts";
import { htmlLangOf } from "../../domain/language.ts";
import { useAccount } from "../blocks/account.ts";
import { useEnvironment } from "../blocks/environment.ts";
import { Failed } from "../blocks/Failed.tsx";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useSend } from "./flow.ts";
import { useFrames } from "./frames.ts";
import styles from "./payments.module.css";

export type CardFieldHandle = { /** Asks the field for the card. */ ask: () => void };

type Props = {
  fieldUrl: string;
  handle: Ref<CardFieldHandle>;
  /** Whether it can be chosen to keep the card. */
  isKept?: "asked" | "always";
};

/** The client wants to go on: the field gives what it made of the card, or shows what is wrong. */
const asked = { type: "cardField.asked" };

/** The processor's own field: what is typed into it never comes here. */
export function CardField({ fieldUrl, handle, isKept = "asked" }: Props) {
  const t = useT();
  const send = useSend();
  const { user } = useAccount();
  const { origin } = useEnvironment();
  const language = htmlLangOf[useLanguage()];
  const { listen, post } = useFrames();
  const frame = useRef<HTMLIFrameElement>(null);
  const [field, setField] = useState<"loading" | "ready" | "incomplete" | "failed">("loading");
  const [height, setHeight] = useState(220);
  const [isSaved, setIsSaved] = useState(false);
  const [turn, setTurn] = useState(0);
  const fieldOrigin = new URL(fieldUrl).origin;
  useImperativeHandle(handle, () => ({
    ask: () => {
      if (frame.current) post(frame.current, fieldOrigin, asked);
    },
  }));
  const handleMessage = useEffectEvent((message: FromCardField | undefined) => {
    switch (message?.type) {
      case "cardField.ready":
        return setField("ready");
      case "cardField.resized":
        return setHeight(message.height);
      case "cardField.incomplete":
        return setField("incomplete");
      case "cardField.failed":
        return setField("failed");
      case "cardField.given":
        return send({ type: "card.entered", cryptogram: message.cryptogram, saveCard: isSaved || isKept === "always" });
      case undefined:
        return undefined;
    }
  });
  useEffect(() => {
    if (frame.current === null) return undefined;
    return listen(frame.current, fieldOrigin, (message) => handleMessage(readFromCardField(message)));
  }, [listen, fieldOrigin, turn, language]);
  const again = () => {
    setField("loading");
    setTurn(turn + 1);
  };
  return (
    <div className={styles.field}>
      {field === "failed" && <Failed title={t("payment.field.failed")} onRetry={again} isRetrying={false} />}
      <div className={styles.frame} style={{ height }} aria-busy={field === "loading"}>
        {field === "loading" && <Skeleton height="100%" radius="var(--radius-m)" />}
        <iframe
          key={`${turn} ${language}`}
          ref={frame}
          src={cardFieldAddress(fieldUrl, { origin, language })}
          title={t("payment.field.title")}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: it keeps that, and leads this page nowhere
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="origin"
        />
      </div>
      {field === "incomplete" && <p role="alert">{t("payment.field.incomplete")}</p>}
      {user !== undefined && isKept === "asked" && (
        <label className={styles.save}>
          <input type="checkbox" checked={isSaved} onChange={({ target }) => setIsSaved(target.checked)} />
          {t("payment.field.save")}
        </label>
      )}
    </div>
  );
}
