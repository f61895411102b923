import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** How long a text can be found by those who walk through the page. */
const saidForMs = 5000;

/** Says texts to those who listen to the page, politely. The same text twice in a row is said twice; an old one goes. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const announce = useMemo<Announce>(() => (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  useEffect(() => {
    if (said.text === "") return;
    const timer = setTimeout(() => setSaid(({ turn }) => ({ text: "", turn })), saidForMs);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-atomic="true">
          {/* A new element is news even when its words are not. */}
          <span key={said.turn}>{said.text}</span>
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** What to call to have a text said aloud. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
