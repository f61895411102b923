import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { doublePressMs } from "./double-press.ts";

type Props = {
  /** What is shown; the buttons give way to others when it changes. */
  step: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Around buttons that give way to the next step's: the second press of a double press, by finger, mouse or keyboard,
 * would fall on those, and is none.
 */
export function SinglePress({ step, className, children }: Props) {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), doublePressMs);
    return () => clearTimeout(timer);
  }, [step]);
  const isFresh = step !== settled;
  const dropSecond = (event: MouseEvent) => {
    if (!isFresh) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="group" aria-disabled={isFresh || undefined} className={className} onClickCapture={dropSecond}>
      {children}
    </div>
  );
}
