import { useEffect, useRef, useState } from "react";
import type { FromPage } from "../wire.ts";

type Tell = (message: FromPage) => void;

/** Stately's inspector beside the studio, for who has it: it is told what the studio has heard, and what it hears from now on. */
export function Stately({ log }: { log: readonly FromPage[] }) {
  const [tell, setTell] = useState<Tell>();
  const told = useRef(new WeakSet<FromPage>());
  useEffect(() => {
    if (tell === undefined) return;
    for (const message of log) {
      if (!told.current.has(message)) tell(message);
      told.current.add(message);
    }
  }, [tell, log]);
  const open = async () => {
    const { openStately } = await import("../stately.ts");
    const opened = openStately();
    told.current = new WeakSet();
    setTell(() => opened);
  };
  return (
    <button type="button" onClick={() => void open()}>
      Stately’s inspector
    </button>
  );
}
