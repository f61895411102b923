import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode, useMemo, useSyncExternalStore } from "react";
import { AccountProvider } from "../blocks/account.ts";
import type { StoredValues } from "../browser/stored-values.ts";
import { KeptIntentsProvider } from "../flow/kept-intents.ts";
import { TranslationsProvider, useLanguage } from "../i18n/react.tsx";
import { type CityChoice, SourceProvider } from "../queries/source.ts";
import { BrowserContexts } from "./BrowserContexts.tsx";
import type { AccountDependencies, AppDependencies, ServiceDependencies } from "./dependencies/dependencies.ts";
import { DependenciesProvider } from "./dependencies/dependencies-context.ts";
import { AccountPorts } from "./processes/account/AccountPorts.tsx";
import { GiftPorts } from "./processes/gift-cards/GiftPorts.tsx";
import { NextVisitPorts } from "./processes/reservations/NextVisitPorts.tsx";
import { PaymentPorts } from "./processes/payments/PaymentPorts.tsx";
import { ReservationPorts } from "./processes/reservations/ReservationPorts.tsx";
import { keptIntents } from "./storage/kept-intents.ts";

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
              <BrowserContexts dependencies={dependencies}>
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
              </BrowserContexts>
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

const none: readonly number[] = [];
const noFirms = () => none;
