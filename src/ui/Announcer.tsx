import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** How long a text can be found by those who walk through the page. */
const keptForMs = 5000;

/** Announces texts to screen readers, politely. The same text twice in a row is announced twice; an old one goes. */
export function Announcer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ text: "", turn: 0 });
  const announce = useMemo<Announce>(() => (text) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })), []);
  useEffect(() => {
    if (announcement.text === "") return;
    const timer = setTimeout(() => setAnnouncement(({ turn }) => ({ text: "", turn })), keptForMs);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-atomic="true">
          {/* A new element is news even when its words are not. */}
          <span key={announcement.turn}>{announcement.text}</span>
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** What to call to have a text announced. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
