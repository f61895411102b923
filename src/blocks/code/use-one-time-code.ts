import { useEffect, useEffectEvent } from "react";
import { useDevice } from "../device.ts";

/** Takes the code out of the message that arrives on this device, where the browser offers that (WebOTP). */
export function useOneTimeCode(isAwaited: boolean, onCode: (code: string) => void): void {
  const { readOneTimeCode } = useDevice();
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isAwaited) return;
    const waiting = new AbortController();
    void readOneTimeCode(waiting.signal).then((code) => code !== undefined && !waiting.signal.aborted && take(code));
    return () => waiting.abort();
  }, [isAwaited, readOneTimeCode]);
}
