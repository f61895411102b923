import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this is the paint that the server has drawn too: by less than the whole address, and for everybody. */
export function useIsFirstPaint(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
