import { hydrate } from "@tanstack/react-query";
import { channelOf } from "../../domain/channels.ts";
import { everywhere } from "../../domain/addresses.ts";
import { htmlLangOf, knownLanguage, type Language } from "../../domain/language.ts";
import { answer } from "../api/answer.ts";
import { isBackgroundCall } from "../api/background-calls.ts";
import { noteServiceClock } from "../api/service-clock.ts";
import { callSender, type Client, createClient } from "../api/client.ts";
import { createVisitorTokens } from "../api/visitor-tokens.ts";
import { withLock } from "../browser/lock.ts";
import { readDevice } from "../browser/device.ts";
import { isFramed, widgetReferrer } from "../browser/frame.ts";
import { writeLanguageCookies, startLanguage } from "../browser/language-cookie.ts";
import { currentAddress, deviceOffset, setPageLanguage } from "../browser/page.ts";
import { onOtherTabChange } from "../browser/other-tabs.ts";
import { readSettings } from "../browser/settings.ts";
import { mirroredInCookie } from "../browser/menu-tab-cookie.ts";
import { writeSurveyCookie, readSurveyCookie } from "../browser/survey-cookie.ts";
import { forgetContacts } from "../browser/saved-contacts.ts";
import { openStorage } from "../browser/storage.ts";
import { storedValues } from "../browser/stored-values.ts";
import { referrerIn } from "./storage/referrer.ts";
import { dropWebSession, webSessionId } from "../browser/web-session.ts";
import { createTranslations, type Translations } from "../i18n/translations.ts";
import { changed, readAnew } from "../queries/changes.ts";
import { ownQueries } from "../queries/keys.ts";
import { createTrack } from "./analytics.ts";
import { createStore } from "./core/store.ts";
import { createQueryClient, type AppDependencies } from "./dependencies/dependencies.ts";
import { createEmit } from "./emit.ts";
import { sender } from "./call-sender.ts";
import { createFavorites } from "./storage/favorites.ts";
import { createKeptIds } from "./storage/kept-ids.ts";
import { readObserver } from "./read-observer.ts";
import { translationsFrom } from "./read-translations.ts";
import { loadPage, matchTable } from "./router/page-module.ts";
import type { Navigation } from "./router/navigation.ts";
import { createSurveyChoice } from "./storage/survey-choice.ts";
import { createSession, type Session } from "./session/session.ts";
import type { ServerState } from "./server-state.ts";
import { chooseCity, followStoredCity, startCity } from "./storage/stored-city.ts";
import { createPostToHost } from "./post-to-host.ts";
import { createUserLocation } from "./storage/user-location.ts";

/** Builds everything of the browser once. */
export async function createBrowserDependencies(
  state: ServerState | undefined,
  navigation: Navigation,
): Promise<AppDependencies> {
  const observer = await readObserver();
  const inspect = observer?.inspect;
  const { apiBase, translateBase, recaptchaSiteKey, analytics, mapTiles } = readSettings();
  const track = createTrack(analytics);
  const address = currentAddress();
  const values = storedValues(openStorage(isFramed()));
  const stored = { ...values, menuTab: mirroredInCookie(values.menuTab) };
  const cameBy = isFramed() ? widgetReferrer(address.pathname) : channelOf(address.pathname);
  if (cameBy !== undefined) stored.referrer.write(cameBy);
  const started = startLanguage(knownLanguage(address.searchParams.get(everywhere.language)));
  const language = state?.language ?? started;
  const read = translationsFrom(translateBase, address, (request) => sendAsCall(request));
  const translations = await createTranslations({
    language,
    resources: state?.resources ?? {},
    read,
    log: console.warn,
  });
  const syncPageLanguage = () => setPageLanguage(htmlLangOf[translations.shownLanguage()]);
  syncPageLanguage();
  translations.subscribe(syncPageLanguage);
  const drawnIn = state?.city ?? undefined;
  const city = createStore(startCity(stored, drawnIn));
  const queryClient = createQueryClient();
  if (state?.queries) hydrate(queryClient, state.queries);
  const known = () => ({
    language: translations.language(),
    referrer: referrerIn(stored),
    userId: session.user.read()?.id,
    city: city.read(),
  });
  const upload = createStore<number | undefined>(undefined);
  const clockAhead = createStore(0);
  const noteClock = noteServiceClock((aheadMs) => {
    if (aheadMs !== clockAhead.read()) clockAhead.write(aheadMs);
  });
  const needs = { baseUrl: apiBase, fetch: noteClock(sender(upload.write, observer?.aroundSend)), known };
  const device = readDevice();
  const session: Session = createSession({
    client: () => client,
    values: stored,
    visitor: createVisitorTokens({
      store: stored.accessToken,
      ask: () => answer(client.POST("/rest/v1/client/get-access-token"), "accessToken"),
      now: Date.now,
    }),
    load: () => import("./session/session-actor.ts"),
    inspect,
    device,
    now: Date.now,
    withLock,
    webSessionId,
    openWebSession: () =>
      void afterSignIn().then(
        ({ openWebSession }) => openWebSession(client),
        () => {},
      ),
    dropWebSession,
    forgetContacts: () => forgetContacts(stored),
    changed: (...changes) => changed(queryClient, ...changes),
    forgetAnswers: () => queryClient.removeQueries(ownQueries),
    goHome: navigation.goHome,
  });
  const favorites = createFavorites({
    stored: stored.firms,
    async addToAccount(firmIds) {
      await afterSignIn().then(
        ({ addFavorites }) => addFavorites(client, firmIds),
        () => {},
      );
      await readAnew(queryClient, ownQueries);
    },
  });
  const drawnBy = state?.survey ?? undefined;
  const survey = createSurveyChoice(readSurveyCookie(), writeSurveyCookie);
  const pins = createKeptIds(stored.pins);
  session.user.subscribe(favorites.syncWithStorage);
  session.user.subscribe(pins.syncWithStorage);
  session.user.subscribe(() => session.user.read() === undefined && survey.leave());
  const sendAsCall = callSender({ fetch, known, tokens: session.tokens });
  const withTokens = { ...needs, pictureBase: apiBase, tokens: session.tokens };
  const notFound = { page: navigation.page, onNotFound: navigation.leave };
  const client: Client = createClient({ ...withTokens, notFound });
  const backgroundClient = createClient({ ...withTokens, notFound: { ...notFound, isExempt: isBackgroundCall } });
  onOtherTabChange(() => {
    session.syncWithStorage();
    favorites.syncWithStorage();
    pins.syncWithStorage();
    followStoredCity(stored, city);
  });
  return {
    service: {
      client,
      backgroundClient,
      queryClient,
      city,
      chooseCity: (chosen) => chooseCity(stored, city.write, chosen),
    },
    language: { translations, chooseLanguage: (chosen) => void chooseLanguage(translations, chosen, navigation) },
    account: { session, favorites, pins, survey },
    browser: {
      device,
      stored,
      mapTiles,
      location: createUserLocation({
        stored: stored.userLocation,
        now: Date.now,
        locate: async () => (await import("../browser/location.ts")).locate(),
      }),
      recaptcha: async (action) => (await import("../browser/recaptcha.ts")).recaptchaToken(recaptchaSiteKey, action),
      upload,
      clockAhead,
      deviceOffset,
      prefetch: (path) => prefetch(translations, path),
    },
    paint: {
      origin: state?.origin ?? address.origin,
      renderedAt: state?.renderedAt ?? Date.now(),
      city: drawnIn,
      survey: drawnBy,
    },
    observers: {
      track: track ?? (() => {}),
      postToHost: createPostToHost(),
      emit: createEmit({ keepTab: stored.menuTab.write }, track),
      inspect,
    },
  };
}

/** What only a client who has signed in ever needs. */
const afterSignIn = () => import("./session/after-sign-in.ts");

async function chooseLanguage(translations: Translations, chosen: Language, navigation: Navigation): Promise<void> {
  await translations.choose(chosen);
  writeLanguageCookies(chosen);
  navigation.dropLanguage();
}

/** Scripts and words of the page behind a path; what fails now is asked for again when somebody really goes there. */
function prefetch(translations: Translations, path: string): void {
  const { route } = matchTable(new URL(path, "http://path").pathname);
  void Promise.allSettled([loadPage(route), translations.load(route.modules)]);
}
