import { useEffect, useRef } from "react";

/** A list that grows by a press: the first of those that come then has the focus, wherever the button is. */
export function useNewOnes(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current === undefined || count <= asked.current) return;
    const first = list.current?.children[asked.current];
    asked.current = undefined;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [count]);
  const goToNew = () => {
    asked.current = count;
  };
  return { list, goToNew };
}
