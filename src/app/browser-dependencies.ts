import { hydrate } from "@tanstack/react-query";
import { channelOf } from "../../domain/channels.ts";
import { everywhere } from "../../domain/addresses.ts";
import { htmlLangOf, knownLanguage, type Language } from "../../domain/language.ts";
import { limits } from "../../domain/limits.ts";
import { answer } from "../api/answer.ts";
import { callSender, type Client, createClient } from "../api/client.ts";
import type { Send } from "../api/layer.ts";
import { textWithin } from "../api/text-within.ts";
import { isUpload } from "../api/upload.ts";
import { untilAborted } from "../api/until-aborted.ts";
import { createVisitorTokens } from "../api/visitor-tokens.ts";
import { withLock } from "../browser/lock.ts";
import { keepCityChoice, keptCityChoice } from "../browser/city-cookie.ts";
import { readDevice } from "../browser/device.ts";
import { isFramed, widgetReferrer } from "../browser/frame.ts";
import { keepLanguageChoice, startLanguage } from "../browser/language-cookie.ts";
import { currentAddress, deviceOffset, setPageLanguage } from "../browser/page.ts";
import { onOtherTabChange } from "../browser/other-tabs.ts";
import { readSettings } from "../browser/settings.ts";
import { keepSurveyChoice, keptSurveyChoice } from "../browser/survey-cookie.ts";
import { openStorage } from "../browser/storage.ts";
import { type StoredValues, storedValues } from "../browser/stored-values.ts";
import { dropWebSession, webSessionId } from "../browser/web-session.ts";
import { createTranslations, type Translations } from "../i18n/translations.ts";
import type { ReadModule } from "../i18n/resources.ts";
import { ownQueries, queriesOf } from "../queries/keys.ts";
import type { CityChoice } from "../queries/source.ts";
import { createTrack } from "./analytics.ts";
import { createStore, type Store } from "./store.ts";
import { createQueryClient, type AppDependencies } from "./dependencies.ts";
import { createEmit } from "./emit.ts";
import { createFavorites } from "./favorites.ts";
import { readInspect } from "./read-inspect.ts";
import { loadPage, matchTable } from "./page-module.ts";
import type { Navigation } from "./navigation.ts";
import { createSurveyChoice } from "./survey-choice.ts";
import { createSession, type Session } from "./session.ts";
import type { ServerState } from "./server-state.ts";
import { createUserLocation } from "./user-location.ts";

/** Builds everything of the browser once. */
export async function createBrowserDependencies(
  state: ServerState | undefined,
  navigation: Navigation,
): Promise<AppDependencies> {
  const inspect = await readInspect();
  const { apiBase, translateBase, recaptchaSiteKey, analytics, mapTiles } = readSettings();
  const track = createTrack(analytics);
  const address = currentAddress();
  const stored = storedValues(openStorage(isFramed()));
  const cameBy = isFramed() ? widgetReferrer(address.pathname) : channelOf(address.pathname);
  if (cameBy !== undefined) stored.referrer.write(cameBy);
  const started = startLanguage();
  const language = state?.language ?? knownLanguage(address.searchParams.get(everywhere.language)) ?? started;
  setPageLanguage(htmlLangOf[language]);
  const read = readFrom(translateBase, address, (request) => sendAsCall(request));
  const translations = await createTranslations({
    language,
    resources: state?.resources ?? {},
    read,
    log: console.warn,
  });
  const drawnIn = state?.city ?? undefined;
  const city = createStore(startCity(stored, drawnIn));
  const queryClient = createQueryClient();
  if (state?.queries) hydrate(queryClient, state.queries);
  const known = () => ({
    language: translations.language(),
    referrer: stored.referrer.read() ?? "direct",
    userId: session.user.read()?.id,
    city: city.read(),
  });
  const upload = createStore<number | undefined>(undefined);
  const needs = { baseUrl: apiBase, fetch: sender(upload.write), known };
  const device = readDevice();
  const session: Session = createSession({
    client: () => client,
    values: stored,
    visitor: createVisitorTokens({
      store: stored.accessToken,
      ask: () => answer(client.POST("/rest/v1/client/get-access-token"), "accessToken"),
      now: Date.now,
    }),
    load: () => import("./session-actor.ts"),
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
    refreshProfile: () => void queryClient.invalidateQueries(queriesOf("getProfile")),
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
      await queryClient.invalidateQueries(ownQueries);
    },
  });
  const drawnBy = state?.survey ?? undefined;
  const survey = createSurveyChoice(keptSurveyChoice(), keepSurveyChoice);
  session.user.subscribe(favorites.syncWithStorage);
  session.user.subscribe(() => session.user.read() === undefined && survey.leave());
  const sendAsCall = callSender({ fetch, known, tokens: session.tokens });
  const withTokens = { ...needs, pictureBase: apiBase, tokens: session.tokens };
  const client: Client = createClient({
    ...withTokens,
    notFound: { page: navigation.page, onNotFound: navigation.leave },
  });
  const backgroundClient = createClient({ ...withTokens, notFound: { page: navigation.page, onNotFound: () => {} } });
  onOtherTabChange(() => {
    session.syncWithStorage();
    favorites.syncWithStorage();
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
    account: { session, favorites, survey },
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
      deviceOffset,
      prefetch: (path) => prefetch(translations, path),
    },
    paint: {
      origin: state?.origin ?? address.origin,
      renderedAt: state?.renderedAt ?? Date.now(),
      city: drawnIn,
      survey: drawnBy,
    },
    observers: { track, emit: createEmit({ track, keepTab: stored.menuTab.write }), inspect },
  };
}

/** What only a client who has signed in ever needs. */
const afterSignIn = () => import("./after-sign-in.ts");

/** Pictures are sent with their progress told: they take long on a bad network. */
function sender(onProgress: (share: number | undefined) => void): Send {
  return async (request) => {
    if (!isUpload(request)) return fetch(request);
    const { sendWithProgress } = await import("../browser/upload.ts");
    return sendWithProgress(request, onProgress);
  };
}

/** After this, words that were asked for are as good as lost. Nothing waits for them as long. */
const translationsMs = 20_000;

/** Words from files of a site, or by a call where they are REST (spec §7), whose rules hold (decision 40). */
function readFrom(translateBase: string, page: URL, sendAsCall: Send): ReadModule {
  const isRest = new URL(translateBase, page).pathname.includes("rest");
  return async (module, language) => {
    const signal = AbortSignal.timeout(translationsMs);
    const address = `${translateBase}/${module}/${language}.json`;
    const asking = isRest ? sendAsCall(new Request(new URL(address, page), { signal })) : fetch(address, { signal });
    const response = await untilAborted(signal, asking);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return JSON.parse(await textWithin(response, limits.translationBytes));
  };
}

function storedCity({ city, country }: StoredValues): CityChoice | undefined {
  const [id, countryCode] = [city.read()?.id, country.read()?.isoCode];
  return id === undefined || countryCode === undefined ? undefined : { id, countryCode };
}

/**
 * The city to start in: the one that the server is told of, which is stored here too, so that what calls name is what is
 * stored (spec §7); or else the one that lies here, of which the server is told then. A page out of the history may have
 * been drawn in a city that was left since.
 */
function startCity(stored: StoredValues, drawnIn: CityChoice | undefined): CityChoice | undefined {
  const told = keptCityChoice() ?? drawnIn;
  if (told !== undefined) storeCity(stored, told);
  const city = storedCity(stored);
  if (told === undefined && city !== undefined) keepCityChoice(city);
  return city;
}

/** Another tab's choice is this one's too: one city is stored. */
function followStoredCity(stored: StoredValues, city: Store<CityChoice | undefined>): void {
  const [shown, chosen] = [city.read(), storedCity(stored)];
  if (shown?.id !== chosen?.id || shown?.countryCode !== chosen?.countryCode) city.write(chosen);
}

function storeCity(stored: StoredValues, { id, countryCode }: CityChoice): void {
  stored.city.write({ id });
  stored.country.write({ isoCode: countryCode });
}

function chooseCity(stored: StoredValues, write: (city: CityChoice) => void, chosen: CityChoice): void {
  storeCity(stored, chosen);
  keepCityChoice(chosen);
  write(chosen);
}

async function chooseLanguage(translations: Translations, chosen: Language, navigation: Navigation): Promise<void> {
  await translations.choose(chosen);
  keepLanguageChoice(chosen);
  setPageLanguage(htmlLangOf[chosen]);
  navigation.dropLanguage();
}

/** Scripts and words of the page behind a path; what fails now is asked for again when somebody really goes there. */
function prefetch(translations: Translations, path: string): void {
  const { route } = matchTable(new URL(path, "http://path").pathname);
  void Promise.allSettled([loadPage(route), translations.load(route.modules)]);
}
