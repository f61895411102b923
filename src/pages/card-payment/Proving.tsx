import { useEffect, useRef } from "react";
import type { Phone } from "../../../domain/phone.ts";
import type { Challenge } from "../../../domain/phone-proof.ts";
import { type CodeFailure, type CodeStage, isCodeSpent } from "../../../domain/sms-code.ts";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
import type { Saving } from "../../flow/use-saving.ts";
import { useT } from "../../i18n/react.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";
import styles from "./card-payment.module.css";

type Call = Pick<Saving<never>, "state" | "failure">;

type Props = {
  phone: Phone;
  /** The code on its way; null where there is none yet. */
  challenge: Challenge | null;
  /** Asking for a code, and having one checked. */
  request: Call;
  check: Call;
  onRequest: () => void;
  onEnter: (challengeId: string, smsCode: string) => void;
  onChangePhone: () => void;
};

/** Proving the phone of whoever pays by the code that came to it. */
export function Proving({ phone, challenge, request, check, onRequest, onEnter, onChangePhone }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const secondsLeft = useSecondsLeft(challenge?.expiresAt ?? 0);
  const isRefused = check.failure !== undefined && isCodeSpent(check.failure);
  const isSpent = isRefused || (challenge !== null && secondsLeft === 0);
  const requestFailed = request.state === "failed" && request.failure !== undefined;
  const failure: CodeFailure | null = requestFailed
    ? (request.failure ?? null)
    : isSpent
      ? { kind: "codeExpired" }
      : (check.failure ?? null);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t("byLink.codeTitle")}
      </h2>
      <CodeEntry
        state={stageOf(request.state, check.state, { hasChallenge: challenge !== null, isSpent })}
        phone={phone}
        challenge={challenge}
        failure={failure}
        failedCall={failure === null || isSpent || requestFailed ? "request" : "check"}
        onEnter={(code) => challenge && onEnter(challenge.challengeId, code)}
        onRequest={onRequest}
        onChangePhone={onChangePhone}
      />
    </div>
  );
}

function stageOf(
  request: Call["state"],
  check: Call["state"],
  { hasChallenge, isSpent }: { hasChallenge: boolean; isSpent: boolean },
): CodeStage {
  if (request === "saving") return "requestingCode";
  if (check === "saving") return "checkingCode";
  if (!hasChallenge) return "askingForCode";
  return isSpent ? "askingForAnotherCode" : "enteringCode";
}
