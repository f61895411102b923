import { type ReactNode, useState } from "react";
import { Notice } from "../ui/Notice.tsx";
import { useSecondsLeft } from "../ui/use-seconds-left.ts";
import { WaitingChip } from "../ui/WaitingChip.tsx";

type Props = {
  title: string;
  /** Trouble, another choice that is needed, or good news that came as a refusal. */
  tone?: "brick" | "honey" | "jade";
  /** How long the service wants to be left alone. */
  waitSeconds?: number;
  /** What the seconds that are left are called. */
  waitText: (seconds: number) => string;
  /** What to do about it; not before the wait is over. */
  retry?: { label: string; onRetry: () => void } | undefined;
  children: ReactNode;
};

/**
 * Why the last thing did not work, and what helps. The wait is counted from the first drawing: another failure is
 * another notice (`key`).
 */
export function FailureNotice({ title, tone = "brick", waitSeconds = 0, waitText, retry, children }: Props) {
  const [until] = useState(() => Date.now() + waitSeconds * 1000);
  const left = useSecondsLeft(until);
  const action = retry && <WaitingChip at={until} waitText={waitText} label={retry.label} onPress={retry.onRetry} />;
  return (
    <Notice tone={tone} role="alert" title={title} action={action}>
      {children} {left > 0 && !retry && waitText(left)}
    </Notice>
  );
}
