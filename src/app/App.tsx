import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { SavedReservation } from "../../domain/draft.ts";
import { AccountProvider } from "../blocks/account.ts";
import { EnvironmentProvider } from "../blocks/environment.ts";
import { readOneTimeCode } from "../browser/one-time-code.ts";
import type { StoredValues } from "../browser/stored-values.ts";
import { everyWhile } from "../browser/page.ts";
import { TranslationsProvider, useLanguage } from "../i18n/react.tsx";
import { SourceProvider } from "../queries/source.ts";
import type { AppDependencies } from "./dependencies.ts";
import { AccountPorts } from "./AccountPorts.tsx";
import { ReservationPorts } from "./ReservationPorts.tsx";

type Props = { dependencies: AppDependencies; /** The router of this side. */ children: ReactNode };

/** Hands the dependencies to the pages. */
export function App({ dependencies, children }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={dependencies.queryClient}>
        <TranslationsProvider translations={dependencies.translations} onChoose={dependencies.chooseLanguage}>
          <Providers dependencies={dependencies}>{children}</Providers>
        </TranslationsProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

function Providers({ dependencies, children }: Props) {
  const { client, origin, stored, session, favorites, prefetch, deviceOffset, emit } = dependencies;
  const language = useLanguage();
  const city = useSyncExternalStore(dependencies.city.subscribe, dependencies.city.read, dependencies.city.read);
  const now = useClock(dependencies.renderedAt);
  const source = useMemo(() => ({ client, language, city }), [client, language, city]);
  const environment = useMemo(
    () => ({
      origin,
      now,
      readSavedReservation: () => readSavedReservation(stored),
      prefetch,
      readOneTimeCode,
      deviceOffset,
      emit,
    }),
    [origin, now, stored, prefetch, deviceOffset, emit],
  );
  const user = useSyncExternalStore(session.user.subscribe, session.user.read, () => undefined);
  const firms = useSyncExternalStore(favorites.subscribe, favorites.read, noFirms);
  const account = useMemo(() => {
    const { rename, signOut } = session;
    return { user, firms, rename, keepFirms: favorites.keep, signOut };
  }, [user, firms, session, favorites]);
  return (
    <SourceProvider value={source}>
      <EnvironmentProvider value={environment}>
        <AccountProvider value={account}>
          <ReservationPorts dependencies={dependencies}>
            <AccountPorts dependencies={dependencies}>{children}</AccountPorts>
          </ReservationPorts>
        </AccountProvider>
      </EnvironmentProvider>
    </SourceProvider>
  );
}

/** What reads a draft comes when there is one to be read. */
async function readSavedReservation(stored: StoredValues): Promise<SavedReservation | undefined> {
  if (!stored.hasSavedReservation()) return undefined;
  const { savedValues } = await import("../browser/saved-values.ts");
  return savedValues(stored).savedReservation.read();
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
