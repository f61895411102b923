import { useEffect } from "react";
import { epochOf } from "../../domain/time.ts";
import { useNow } from "./now.ts";

/** Has something read anew once what it says holds no more. */
export function useRereadAt(until: string | undefined, reread: () => unknown): void {
  const now = useNow();
  const isOver = until !== undefined && now >= epochOf(until);
  useEffect(() => {
    if (isOver) void reread();
  }, [isOver, reread]);
}
