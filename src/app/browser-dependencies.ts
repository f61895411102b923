import { hydrate } from "@tanstack/react-query";
import { everywhere } from "../../domain/addresses.ts";
import { htmlLangOf, knownLanguage, type Language } from "../../domain/language.ts";
import { newIdempotencyKey } from "../../machines/kit/intent.ts";
import { answer } from "../api/answer.ts";
import { type Client, createClient, createOpenClient } from "../api/client.ts";
import type { Send } from "../api/layer.ts";
import { createVisitorTokens } from "../api/visitor-tokens.ts";
import { withLock } from "../browser/lock.ts";
import { keepCityChoice } from "../browser/city-cookie.ts";
import { readDevice } from "../browser/device.ts";
import { isFramed, widgetReferrer } from "../browser/frame.ts";
import { keepLanguageChoice, startLanguage } from "../browser/language-cookie.ts";
import { currentAddress, deviceOffset, setPageLanguage } from "../browser/page.ts";
import { onOtherTabChange } from "../browser/other-tabs.ts";
import { readSettings } from "../browser/settings.ts";
import { openStorage } from "../browser/storage.ts";
import { type StoredValues, storedValues } from "../browser/stored-values.ts";
import { dropWebSession, keepWebSession, webSessionId } from "../browser/web-session.ts";
import { createTranslations, type ReadModule, type Translations } from "../i18n/translations.ts";
import { ownQueries } from "../queries/keys.ts";
import type { CityChoice } from "../queries/source.ts";
import { createTrack } from "./analytics.ts";
import { createStore } from "./store.ts";
import { createQueryClient, type AppDependencies } from "./dependencies.ts";
import { createEmit } from "./emit.ts";
import { createFavorites } from "./favorites.ts";
import { readInspect } from "./read-inspect.ts";
import { loadPage, matchTable } from "./page-module.ts";
import type { Navigation } from "./navigation.ts";
import { createSession, type Session } from "./session.ts";
import type { ServerState } from "./server-state.ts";

/** Builds everything of the browser once. */
export async function createBrowserDependencies(
  state: ServerState | undefined,
  navigation: Navigation,
): Promise<AppDependencies> {
  const inspect = await readInspect();
  const { apiBase, translateBase, recaptchaSiteKey, analytics } = readSettings();
  const track = createTrack(analytics);
  const address = currentAddress();
  const stored = storedValues(openStorage(isFramed()));
  if (isFramed()) stored.referrer.write(widgetReferrer(address.pathname));
  const started = startLanguage();
  const language = state?.language ?? knownLanguage(address.searchParams.get(everywhere.language)) ?? started;
  setPageLanguage(htmlLangOf[language]);
  const translations = await createTranslations({ language, read: readFrom(translateBase), log: console.warn });
  const city = createStore(state?.city ?? storedCity(stored));
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
  const openClient = createOpenClient({ ...needs, tokens: { current: () => session.tokens.current() } });
  const session: Session = createSession({
    openClient,
    values: stored,
    visitor: createVisitorTokens({
      store: stored.accessToken,
      ask: () => answer(openClient.POST("/rest/v1/client/get-access-token")),
      now: Date.now,
    }),
    load: () => import("./session-actor.ts"),
    inspect,
    device,
    now: Date.now,
    withLock,
    webSessionId,
    keepWebSession: () => void openWebSession(client),
    dropWebSession,
    forgetAnswers: () => queryClient.removeQueries(ownQueries),
    goHome: navigation.goHome,
  });
  const favorites = createFavorites({
    stored: stored.firms,
    async addToAccount(firmIds) {
      await addFavorites(openClient, firmIds);
      await queryClient.invalidateQueries(ownQueries);
    },
  });
  session.user.subscribe(favorites.syncWithStorage);
  const client: Client = createClient({
    ...needs,
    pictureBase: apiBase,
    notFound: { page: navigation.page, onNotFound: navigation.leave },
    tokens: session.tokens,
  });
  onOtherTabChange(() => {
    session.syncWithStorage();
    favorites.syncWithStorage();
  });
  return {
    client,
    session,
    favorites,
    device,
    recaptcha: async (action) => (await import("../browser/recaptcha.ts")).recaptchaToken(recaptchaSiteKey, action),
    upload,
    queryClient,
    translations,
    city,
    origin: state?.origin ?? address.origin,
    renderedAt: state?.renderedAt ?? Date.now(),
    stored,
    chooseLanguage: (chosen) => void chooseLanguage(translations, chosen, navigation),
    chooseCity: (chosen) => chooseCity(stored, city.write, chosen),
    prefetch: (path) => prefetch(translations, path),
    deviceOffset,
    track,
    emit: createEmit(track),
    inspect,
  };
}

/** Pictures are sent with their progress told: they take long on a bad network. */
function sender(onProgress: (share: number | undefined) => void): Send {
  return async (request) => {
    if (!request.url.endsWith("/avatar-upload")) return fetch(request);
    const { sendWithProgress } = await import("../browser/upload.ts");
    return sendWithProgress(request, onProgress);
  };
}

/** The legacy pages know the client too; where they cannot be told, nothing here is lost. */
async function openWebSession(client: Client): Promise<void> {
  try {
    const params = { header: { "Idempotency-Key": newIdempotencyKey() } };
    keepWebSession(await answer(client.POST("/rest/clients-app/jsf-auth/login", { params })));
  } catch {
    dropWebSession();
  }
}

/** The client that sends nobody away: a firm that a browser kept may be gone by now. */
async function addFavorites(openClient: Client, firmIds: readonly number[]): Promise<void> {
  const add = (firmId: number) => {
    const params = { path: { firmId }, header: { "Idempotency-Key": newIdempotencyKey() } };
    return openClient.PUT("/rest/clients-app/v1/favorite-firms/{firmId}", { params });
  };
  await Promise.allSettled(firmIds.map(add));
}

function readFrom(translateBase: string): ReadModule {
  return async (module, language) => {
    const response = await fetch(`${translateBase}/${module}/${language}.json`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  };
}

function storedCity({ city, country }: StoredValues): CityChoice | undefined {
  const [id, countryCode] = [city.read()?.id, country.read()?.isoCode];
  return id === undefined || countryCode === undefined ? undefined : { id, countryCode };
}

function chooseCity(stored: StoredValues, write: (city: CityChoice) => void, chosen: CityChoice): void {
  stored.city.write({ id: chosen.id });
  stored.country.write({ isoCode: chosen.countryCode });
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
