import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { PersonProvider } from "../blocks/person.ts";
import { VisitProvider } from "../blocks/visit.ts";
import { readOneTimeCode } from "../browser/one-time-code.ts";
import { everyWhile } from "../browser/page.ts";
import { TranslationsProvider, useLanguage } from "../i18n/react.tsx";
import { SourceProvider } from "../queries/source.ts";
import type { House } from "./house.ts";
import { PersonPorts } from "./PersonPorts.tsx";
import { ReservationPorts } from "./ReservationPorts.tsx";

type Props = { house: House; /** The router of this side. */ children: ReactNode };

/** Hands the house to the pages. */
export function App({ house, children }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={house.queryClient}>
        <TranslationsProvider translations={house.translations} onChoose={house.chooseLanguage}>
          <Rooms house={house}>{children}</Rooms>
        </TranslationsProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

function Rooms({ house, children }: Props) {
  const { client, origin, stored, session, prefetch, deviceOffset, track } = house;
  const language = useLanguage();
  const city = useSyncExternalStore(house.city.subscribe, house.city.read, house.city.read);
  const now = useClock(house.renderedAt);
  const source = useMemo(() => ({ client, language, city }), [client, language, city]);
  const visit = useMemo(
    () => ({
      origin,
      now,
      readSavedReservation: stored.savedReservation.read,
      prefetch,
      readOneTimeCode,
      deviceOffset,
      track,
    }),
    [origin, now, stored, prefetch, deviceOffset, track],
  );
  const user = useSyncExternalStore(session.user.subscribe, session.user.read, () => undefined);
  const firms = useSyncExternalStore(session.firms.subscribe, session.firms.read, noFirms);
  const person = useMemo(() => {
    const { rename, keepFirms, signOut } = session;
    return { user, firms, rename, keepFirms, signOut };
  }, [user, firms, session]);
  return (
    <SourceProvider value={source}>
      <VisitProvider value={visit}>
        <PersonProvider value={person}>
          <ReservationPorts house={house}>
            <PersonPorts house={house}>{children}</PersonPorts>
          </ReservationPorts>
        </PersonProvider>
      </VisitProvider>
    </SourceProvider>
  );
}

const none: readonly number[] = [];
const noFirms = () => none;
const halfMinute = 30_000;

function useClock(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    return everyWhile(halfMinute, tick);
  }, []);
  return now;
}
