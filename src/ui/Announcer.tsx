import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Says texts to those who listen to the page, politely. The same text twice in a row is said twice. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const announce = useMemo<Announce>(() => (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
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
