import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import { Failed } from "../../blocks/Failed.tsx";
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
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { mutate, isError, isPending } = useMutation({
    mutationFn: async (proof: string) =>
      proof === "" ? undefined : proveCardBinding(source, { bindingId, proof }, idempotencyKey),
    onSuccess: () => void navigate(hrefs.addCard(bindingId), { replace: true }),
  });
  const proof = hash.slice(1);
  useEffect(() => mutate(proof), [mutate, proof]);
  if (isError) return <Failed title={t("payment.readFailed")} onRetry={() => mutate(proof)} isRetrying={isPending} />;
  return <Checking />;
}
