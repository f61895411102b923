import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { type PaymentReturn, readPaymentReturn } from "../../../domain/payment-return.ts";
import { paymentReturned } from "../../../domain/payment-returned.ts";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { Checking } from "./Checking.tsx";
import { Elsewhere } from "./Elsewhere.tsx";
import { pages } from "./pages.tsx";
import { SavedAtPage } from "./SavedAtPage.tsx";
import { usePaymentReturnPort } from "./port.ts";
import styles from "./payment-return.module.css";

/** Where a bank or a processor sends people back to (spec §2, cb): it knows nothing but whom to ask. */
export function Page() {
  const t = useT();
  const from = readPaymentReturn(useSearchParams()[0]);
  const { isFramed, postToParent } = usePaymentReturnPort();
  const { hash } = useLocation();
  const [isInside] = useState(isFramed);
  useEffect(() => {
    if (isInside) postToParent(paymentReturned(hash.slice(1)));
  }, [isInside, hash, postToParent]);
  return (
    <div className={styles.page}>
      <title>{t("payment.return.title")}</title>
      <meta name="robots" content="noindex" />
      {isInside ? <Checking /> : from === null ? <Elsewhere /> : <Back from={from} />}
    </div>
  );
}

function Back({ from }: { from: PaymentReturn }) {
  const { user } = useAccount();
  if ("savingId" in from) return user === undefined ? <Elsewhere /> : <SavedAtPage cardId={from.savingId} />;
  const PageOf = pages[from.subject];
  return <PageOf id={from.id} />;
}
