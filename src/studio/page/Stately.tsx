import { useEffect, useRef, useState } from "react";
import type { FromPage } from "../wire.ts";

type Send = (message: FromPage) => void;

/** Stately's inspector beside the studio, for who has it: it is sent what the studio has received, and what it receives from now on. */
export function Stately({ log }: { log: readonly FromPage[] }) {
  const [send, setSend] = useState<Send>();
  const sent = useRef(new WeakSet<FromPage>());
  useEffect(() => {
    if (send === undefined) return;
    for (const message of log) {
      if (!sent.current.has(message)) send(message);
      sent.current.add(message);
    }
  }, [send, log]);
  const open = async () => {
    const { openStately } = await import("../stately.ts");
    const opened = openStately();
    sent.current = new WeakSet();
    setSend(() => opened);
  };
  return (
    <button type="button" onClick={() => void open()}>
      Stately’s inspector
    </button>
  );
}
