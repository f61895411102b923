import type { MouseEvent, ReactNode } from "react";

/**
 * Around a button that gives way to the next step's: the second press of a double click would fall on that one, and is
 * none.
 */
export function SinglePress({ className, children }: { className: string | undefined; children: ReactNode }) {
  const dropSecond = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={className} onClickCapture={dropSecond}>
      {children}
    </div>
  );
}
