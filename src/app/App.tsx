import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Device } from "../../domain/client-app.ts";
import type { SavedReservation } from "../../domain/draft.ts";
import { AccountProvider } from "../blocks/account.ts";
import { EnvironmentProvider, type Phone } from "../blocks/environment.ts";
import { copyText } from "../browser/clipboard.ts";
import { hearInstallOffer } from "../browser/install.ts";
import { printPage } from "../browser/print-page.ts";
import { readOneTimeCode } from "../browser/one-time-code.ts";
import { canShare, shareLink } from "../browser/share.ts";
import type { StoredValues } from "../browser/stored-values.ts";
import { everyWhile } from "../browser/page.ts";
import { KeptIntentsProvider } from "../flow/kept-intents.ts";
import { TranslationsProvider, useLanguage } from "../i18n/react.tsx";
import { refusedUntil } from "../queries/refused-until.ts";
import { type CityChoice, SourceProvider } from "../queries/source.ts";
import type { AccountDependencies, AppDependencies, ServiceDependencies } from "./dependencies/dependencies.ts";
import { DependenciesProvider } from "./dependencies/dependencies-context.ts";
import { AccountPorts } from "./processes/account/AccountPorts.tsx";
import { GiftPorts } from "./processes/gift-cards/GiftPorts.tsx";
import { NextVisitPorts } from "./processes/reservations/NextVisitPorts.tsx";
import { PaymentPorts } from "./processes/payments/PaymentPorts.tsx";
import { ReservationPorts } from "./processes/reservations/ReservationPorts.tsx";
import { useIsFirstPaint } from "./shell/use-is-first-paint.ts";
import { keptIntents } from "./storage/kept-intents.ts";
import { recentSearchesOf } from "./storage/recent-searches.ts";

type Props = { dependencies: AppDependencies; /** The router of this side. */ children: ReactNode };

/** Hands the dependencies to the pages, to each what it asks for. */
export function App({ dependencies, children }: Props) {
  const { service, language, account, browser } = dependencies;
  return (
    <StrictMode>
      <DependenciesProvider value={dependencies}>
        <QueryClientProvider client={service.queryClient}>
          <TranslationsProvider translations={language.translations} onChoose={language.chooseLanguage}>
            <Source service={service} drawnIn={dependencies.paint.city}>
              <PageEnvironment dependencies={dependencies}>
                <CurrentAccount account={account} stored={browser.stored} drawnBy={dependencies.paint.survey}>
                  <ReservationPorts browser={browser} account={account} service={service}>
                    <AccountPorts upload={browser.upload}>
                      <PaymentPorts browser={browser} account={account} service={service}>
                        <GiftPorts service={service} browser={browser} account={account}>
                          <NextVisitPorts>{children}</NextVisitPorts>
                        </GiftPorts>
                      </PaymentPorts>
                    </AccountPorts>
                  </ReservationPorts>
                </CurrentAccount>
              </PageEnvironment>
            </Source>
          </TranslationsProvider>
        </QueryClientProvider>
      </DependenciesProvider>
    </StrictMode>
  );
}

type SourceProps = {
  service: ServiceDependencies;
  /** The city that the first paint is about. */
  drawnIn: CityChoice | undefined;
  children: ReactNode;
};

function Source({ service: { client, backgroundClient, city: chosen }, drawnIn, children }: SourceProps) {
  const language = useLanguage();
  const city = useSyncExternalStore(chosen.subscribe, chosen.read, () => drawnIn);
  const source = useMemo(
    () => ({ client, backgroundClient, language, city }),
    [client, backgroundClient, language, city],
  );
  return <SourceProvider value={source}>{children}</SourceProvider>;
}

type EnvironmentProps = {
  dependencies: Pick<AppDependencies, "service" | "browser" | "paint" | "observers">;
  children: ReactNode;
};

function PageEnvironment({ dependencies: { service, browser, paint, observers }, children }: EnvironmentProps) {
  const now = useClock(paint.renderedAt);
  const { location } = browser;
  const isFirstPaint = useIsFirstPaint();
  const place = useSyncExternalStore(location.subscribe, location.read, () => undefined);
  const environment = useMemo(
    () => ({
      origin: paint.origin,
      now,
      readSavedReservation: () => readSavedReservation(browser.stored),
      recentSearches: recentSearchesOf(browser.stored),
      pressedTab: browser.stored.menuTab.read,
      prefetch: browser.prefetch,
      readOneTimeCode,
      deviceOffset: browser.deviceOffset,
      phone: isFirstPaint ? undefined : phoneOf(browser.device),
      place,
      mapTiles: browser.mapTiles,
      locate: location.locate,
      refusedUntil: () => refusedUntil(service.queryClient),
      isLocationRefused: location.isRefused,
      copyText,
      hearInstallOffer,
      share: canShare() ? shareLink : undefined,
      print: printPage,
      recaptcha: browser.recaptcha,
      emit: observers.emit,
    }),
    [service, browser, location, paint, observers, now, isFirstPaint, place],
  );
  return <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>;
}

function phoneOf({ deviceOS }: Device): Phone | "none" {
  if (deviceOS === "iOS") return "iphone";
  return deviceOS === "Android" ? "android" : "none";
}

type AccountProps = {
  account: AccountDependencies;
  stored: StoredValues;
  /** What the first paint knew of the survey. */
  drawnBy: string | undefined;
  children: ReactNode;
};

function CurrentAccount({ account: { session, favorites, pins, survey }, stored, drawnBy, children }: AccountProps) {
  const user = useSyncExternalStore(session.user.subscribe, session.user.read, () => undefined);
  const firms = useSyncExternalStore(favorites.subscribe, favorites.read, noFirms);
  const pinned = useSyncExternalStore(pins.subscribe, pins.read, noFirms);
  const surveyChoice = useSyncExternalStore(survey.subscribe, survey.read, () => drawnBy);
  const account = useMemo(() => {
    const { rename, signOut } = session;
    const { choose: chooseSurvey } = survey;
    return {
      user,
      firms,
      pinned,
      surveyChoice,
      rename,
      keepFirms: favorites.keep,
      pin: pins.keep,
      chooseSurvey,
      signOut,
    };
  }, [user, firms, pinned, surveyChoice, session, favorites, pins, survey]);
  const intents = useMemo(
    () => keptIntents({ unanswered: stored.unanswered, here: session.user.read }),
    [stored, session],
  );
  return (
    <AccountProvider value={account}>
      <KeptIntentsProvider value={intents}>{children}</KeptIntentsProvider>
    </AccountProvider>
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
