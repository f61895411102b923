import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Failed } from "../../blocks/Failed.tsx";
import { useKeptSaving } from "../../flow/use-saving.ts";
import { useT } from "../../i18n/react.tsx";
import { proveCardBinding } from "../../queries/cards.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Checking } from "./Checking.tsx";

/** Brings what the bank gave this browser for the saving of a card, and leads back to that. */
export function BringingProof({ bindingId }: { bindingId: string }) {
  const t = useT();
  const source = useSource();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const leadBack = () => void navigate(hrefs.addCard(bindingId), { replace: true });
  const bringing = useKeptSaving(
    `card-binding-${bindingId}`,
    (proof: string, key) => proveCardBinding(source, { bindingId, proof }, key),
    leadBack,
  );
  const proof = hash.slice(1);
  const bring = () => (proof === "" ? leadBack() : void bringing.save(proof));
  const begin = useEffectEvent(bring);
  useEffect(() => begin(), [proof]);
  if (bringing.state === "failed") {
    return <Failed title={t("payment.readFailed")} onRetry={bring} isRetrying={false} />;
  }
  return <Checking />;
}
