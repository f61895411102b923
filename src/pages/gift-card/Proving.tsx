import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import type { GiftCard } from "../../../domain/entities.ts";
import { isRefusal } from "../../../domain/failure.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { SmsVerification } from "../../../machines/sms-verification/selectors.ts";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
import { Failed } from "../../blocks/Failed.tsx";
import { useKeptSaving } from "../../flow/use-saving.ts";
import { useVerification } from "../../flow/use-verification.ts";
import { useT } from "../../i18n/react.tsx";
import { proveGiftCardBuyer } from "../../queries/gift-card.ts";
import { getProfile } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import { useGiftCardPort } from "./port.ts";

type Props = { giftCardId: string; onProven: (card: GiftCard) => void };

/** Proves the phone of who is signed in by a code, and tells the service of it. */
export function Proving(props: Props) {
  const t = useT();
  const source = { ...useSource(), client: useGiftCardPort().backgroundClient };
  const { data, isError, isFetching, refetch } = useQuery(getProfile(source));
  if (data !== undefined) return <OfPhone {...props} phone={data.phone} />;
  if (!isError) return <BusySkeleton height="8rem" radius="var(--radius-m)" />;
  return <Failed title={t("gift.bought.proveFailed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

function OfPhone({ giftCardId, onProven, phone }: Props & { phone: Phone }) {
  const t = useT();
  const { Prove, backgroundClient } = useGiftCardPort();
  const source = { ...useSource(), client: backgroundClient };
  const [tries, setTries] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  const { state, failure, save, forget, readUnanswered } = useKeptSaving(
    `gift-card-proof-${giftCardId}`,
    (given: string, key) => proveGiftCardBuyer(source, giftCardId, given, key),
    onProven,
  );
  // The right code was entered before a reload: its proof is good without another one.
  const [left] = useState(readUnanswered);
  const [proof, setProof] = useState(typeof left === "string" ? left : undefined);
  const [isAgain, setIsAgain] = useState(proof !== undefined);
  const bringAgain = () => {
    setIsAgain(true);
    if (proof !== undefined) void save(proof);
  };
  const resume = useEffectEvent(() => isAgain && bringAgain());
  useEffect(() => void resume(), []);
  const begin = () => {
    setProof(undefined);
    setIsAgain(false);
    setIsRefused(false);
    forget();
    setTries(tries + 1);
  };
  if (isRefused || isRefusal(failure ?? null)) {
    return <Failed title={t("gift.bought.proveFailed")} onRetry={begin} isRetrying={false} />;
  }
  if (proof !== undefined && failure !== undefined) {
    return <Failed title={t("gift.bought.proveFailed")} onRetry={bringAgain} isRetrying={false} />;
  }
  if (isAgain) return <BusySkeleton height="8rem" radius="var(--radius-m)" />;
  const take = (given: string) => {
    setProof(given);
    void save(given);
  };
  return (
    <Suspense fallback={<BusySkeleton height="8rem" radius="var(--radius-m)" />}>
      <Prove key={tries} phone={phone} onProven={take} onRefused={() => setIsRefused(true)}>
        {(verification) => <Code verification={verification} isSaving={state === "saving"} />}
      </Prove>
    </Suspense>
  );
}

function Code({ verification, isSaving }: { verification: SmsVerification; isSaving: boolean }) {
  const entry = useVerification(verification);
  return <CodeEntry {...entry} state={isSaving ? "checkingCode" : entry.state} />;
}
