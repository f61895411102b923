import { useEffect, useEffectEvent, useState } from "react";
import type { PaymentLink } from "../../../domain/entities.ts";
import { isMendedBy } from "../../../domain/failure.ts";
import type { IdempotencyKey } from "../../../domain/idempotency-key.ts";
import type { Payer, PaymentLinkKey } from "../../../domain/payment-link.ts";
import { parsePhone, type Phone } from "../../../domain/phone.ts";
import type { Challenge } from "../../../domain/phone-proof.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { codeOf, useSaving } from "../../flow/use-saving.ts";
import { registerPrepayment, requestRegistrationCode } from "../../queries/payment-link.ts";
import { useSource } from "../../queries/source.ts";
import { PayerForm } from "./PayerForm.tsx";
import { type SavedLinks, useCardPaymentPort } from "./port.ts";
import { Proving } from "./Proving.tsx";

type Props = {
  link: PaymentLink;
  linkKey: PaymentLinkKey;
  saved: SavedLinks;
  onRegistered: (link: PaymentLink) => void;
  /** Somebody else has registered meanwhile, or it has run out. */
  onTaken: () => void;
  /** Whether it is being read how it stands. */
  isReading: boolean;
};

type Registration = { phone: Phone; name: string; challengeId?: string; smsCode?: string };

/** Who pays: a name and a phone, which a code proves, unless it is that of who is signed in. What is typed outlasts a reload. */
export function Registering({ link: { linkId }, linkKey, saved, onRegistered, onTaken, isReading }: Props) {
  const t = useT();
  const source = { ...useSource(), client: useCardPaymentPort().backgroundClient };
  const [payer, setPayer] = useState<Payer>(
    () => saved.payerOf(linkId) ?? { linkId, name: "", phone: "", challenge: null },
  );
  const [isProving, setIsProving] = useState(payer.challenge !== null);
  /** The service wants a code also where the phone is that of who is signed in. */
  const [isOwnDoubted, setIsOwnDoubted] = useState(false);
  const change = (changed: Partial<Payer>) => {
    const next = { ...payer, ...changed };
    setPayer(next);
    saved.keepPayer(next);
  };
  const takeChallenge = (challenge: Challenge) => change({ challenge });
  const code = useSaving(
    (phone: Phone, key: IdempotencyKey) => requestRegistrationCode(source, linkKey, phone, key),
    takeChallenge,
  );
  const registration = useSaving(
    (body: Registration, key: IdempotencyKey) => registerPrepayment(source, linkKey, body, key),
    (link) => {
      saved.forgetPayer();
      onRegistered(link);
    },
    (failure) => setIsOwnDoubted((wasDoubted) => wasDoubted || isMendedBy(failure, "provePhone")),
  );
  const isTaken = [code, registration].some(({ failure }) => codeOf(failure) === "notPayable");
  const readAgain = useEffectEvent(onTaken);
  useEffect(() => {
    if (isTaken) readAgain();
  }, [isTaken]);
  const parsed = parsePhone(payer.phone);
  if (isTaken) return <Failed title={t("byLink.notSaid")} onRetry={onTaken} isRetrying={isReading} />;
  if (!isProving || !parsed.ok) {
    return (
      <PayerForm
        payer={payer}
        isOwnDoubted={isOwnDoubted}
        isBusy={registration.state === "saving"}
        failure={registration.failure}
        onChange={(typed) => {
          registration.forget();
          change(typed);
        }}
        onSubmit={(phone, isOwn) => {
          if (isOwn) return void registration.save({ phone, name: payer.name.trim() });
          setIsProving(true);
          if (payer.challenge?.phone !== phone || payer.challenge.expiresAt <= Date.now()) void code.save(phone);
        }}
      />
    );
  }
  const { phone } = parsed;
  return (
    <Proving
      phone={phone}
      challenge={payer.challenge?.phone === phone ? payer.challenge : null}
      request={code}
      check={registration}
      onRequest={() => {
        registration.forget();
        void code.save(phone);
      }}
      onEnter={(challengeId, smsCode) => {
        code.forget();
        void registration.save({ phone, name: payer.name.trim(), challengeId, smsCode });
      }}
      onChangePhone={() => {
        registration.forget();
        setIsProving(false);
      }}
    />
  );
}
