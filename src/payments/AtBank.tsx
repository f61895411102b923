import { useEffect, useEffectEvent, useRef } from "react";
import type { Payment } from "../../domain/entities.ts";
import { isPaymentReturned } from "../../domain/payment-returned.ts";
import { isAnotherWayOpen, payableOf } from "../../machines/card-payment/selectors.ts";
import { useEnvironment } from "../blocks/environment.ts";
import { useT } from "../i18n/react.tsx";
import { Button, buttonClassName } from "../ui/Button.tsx";
import { Panel } from "../ui/Panel.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import { useFrames } from "./frames.ts";
import styles from "./payments.module.css";

type Authenticate = Extract<NonNullable<Payment["action"]>, { type: "authenticate" }>;

/** What the bank or the processor wants of the client before the payment goes on. */
export function AtBank() {
  const payable = useFlowSelector(payableOf);
  const action = payable?.payment?.action;
  if (action === undefined) return null;
  return action.type === "redirect" ? <OnPage url={action.url} /> : <Authenticating key={action.md} {...action} />;
}

function Authenticating(challenge: Authenticate) {
  const t = useT();
  const send = useSend();
  const { isFramed } = useFrames();
  const isOtherOpen = useFlowSelector(isAnotherWayOpen);
  const isShownHere = challenge.frame !== undefined && !isFramed;
  return (
    <Panel aria-labelledby="bank">
      <h2 id="bank">{t("payment.bank.title")}</h2>
      <p>{t("payment.bank.text")}</p>
      {isShownHere ? <BankFrame {...challenge} /> : <BankTab {...challenge} />}
      <div className={styles.waysOn}>
        {!isShownHere && (
          <Button kind="soft" onClick={() => send({ type: "authentication.returned" })}>
            {t("payment.bank.done")}
          </Button>
        )}
        {isOtherOpen && (
          <Button kind="plain" onClick={() => send({ type: "way.reconsidered" })}>
            {t("payment.bank.other")}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function BankFrame(challenge: Authenticate) {
  const t = useT();
  const send = useSend();
  const { origin } = useEnvironment();
  const { listen } = useFrames();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const name = `bank-${challenge.md}`;
  const handleMessage = useEffectEvent((message: unknown) => {
    if (!isPaymentReturned(message)) return;
    const { proof } = message;
    send({ type: "authentication.returned", ...(proof !== undefined && { proof }) });
  });
  useEffect(
    () => (frame.current === null ? undefined : listen(frame.current, origin, handleMessage)),
    [listen, origin],
  );
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <form ref={form} action={challenge.acsUrl} method="post" target={name} hidden>
        <ChallengeFields {...challenge} />
      </form>
      <iframe
        ref={frame}
        name={name}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: it keeps that, and leads this page nowhere
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        title={t("payment.bank.frame")}
        className={styles.bankFrame}
        style={{ height: `max(${challenge.frame?.height ?? 0}px, 26rem)` }}
      />
    </>
  );
}

function BankTab(challenge: Authenticate) {
  const t = useT();
  return (
    <form action={challenge.acsUrl} method="post" target="_blank">
      <ChallengeFields {...challenge} />
      <p className={styles.quiet}>{t("payment.bank.newTab")}</p>
      <Button type="submit" isWide>
        {t("payment.bank.open")}
      </Button>
    </form>
  );
}

function ChallengeFields({ md, paReq, termUrl }: Authenticate) {
  return (
    <>
      <input type="hidden" name="MD" value={md} />
      <input type="hidden" name="PaReq" value={paReq} />
      <input type="hidden" name="TermUrl" value={termUrl} />
    </>
  );
}

function OnPage({ url }: { url: string }) {
  const t = useT();
  const send = useSend();
  const { isFramed } = useFrames();
  return (
    <Panel aria-labelledby="page">
      <h2 id="page">{t("payment.bank.pageTitle")}</h2>
      <p>{t("payment.bank.pageText")}</p>
      <a href={url} target={isFramed ? "_blank" : undefined} className={buttonClassName({ isWide: true })}>
        {t("payment.bank.openPage")}
      </a>
      <Button kind="plain" onClick={() => send({ type: "authentication.returned" })}>
        {t("payment.bank.done")}
      </Button>
    </Panel>
  );
}
