import { defaultReferrer } from "../../domain/client-app.ts";
import type { RenderRequest } from "../../domain/rendering.ts";
import { createClient } from "../api/client.ts";
import type { NotFoundRule } from "../api/not-found.ts";
import { memoryStorage } from "../browser/storage.ts";
import { type StoredValues, storedValues } from "../browser/stored-values.ts";
import { createTranslations } from "../i18n/translations.ts";
import type { Resources } from "../i18n/resources.ts";
import type { CityChoice } from "../queries/source.ts";
import { anonymousSession, unknownDevice } from "./session/anonymous-session.ts";
import { type AppDependencies, createQueryClient } from "./dependencies/dependencies.ts";
import { createFavorites } from "./storage/favorites.ts";
import { createKeptIds } from "./storage/kept-ids.ts";
import { createStore } from "./core/store.ts";
import { createSurveyChoice } from "./storage/survey-choice.ts";
import { createUserLocation } from "./storage/user-location.ts";

type Needs = Omit<RenderRequest, "url" | "isToBeDrawn"> & {
  /** What the page is to be drawn with; what is not there is read. */
  resources?: Resources;
  notFound: NotFoundRule;
  /** What lies in the browser; nothing unless said. */
  stored?: StoredValues;
};

/** The dependencies where there is no browser: nobody is signed in, and nothing is kept, tracked or sent. */
export async function createServerDependencies(needs: Needs): Promise<AppDependencies> {
  const { origin, fetch, notFound, readModule, log, stored = storedValues(memoryStorage()) } = needs;
  const city = createStore<CityChoice | undefined>(needs.city);
  const translations = await createTranslations({
    language: needs.language,
    resources: needs.resources ?? {},
    read: readModule,
    log,
  });
  const known = () => ({
    language: translations.language(),
    referrer: defaultReferrer,
    userId: undefined,
    city: city.read(),
  });
  const client = createClient({ baseUrl: origin, pictureBase: "", fetch, known, notFound });
  return {
    service: { client, backgroundClient: client, queryClient: createQueryClient(), city, chooseCity: city.write },
    language: { translations, chooseLanguage: (language) => void translations.choose(language) },
    account: {
      session: anonymousSession,
      survey: createSurveyChoice(needs.survey, () => {}),
      favorites: createFavorites({ stored: stored.firms, addToAccount: async () => {} }),
      pins: createKeptIds(stored.pins),
    },
    browser: {
      device: unknownDevice,
      stored,
      mapTiles: { url: "", credit: "" },
      location: createUserLocation({
        stored: stored.userLocation,
        now: () => needs.now,
        locate: async () => "unknown",
      }),
      recaptcha: async () => "",
      upload: createStore<number | undefined>(undefined),
      clockAhead: createStore(0),
      deviceOffset: () => 0,
      prefetch: () => {},
    },
    paint: { origin, renderedAt: needs.now, city: needs.city, survey: needs.survey },
    observers: { track: () => {}, postToHost: () => {}, emit: () => {}, inspect: undefined },
  };
}
