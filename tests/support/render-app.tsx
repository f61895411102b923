import { render as renderInTree } from "@testing-library/react";
import type { Track } from "../../domain/analytics.ts";
import type { CurrentUser } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { isBackgroundCall } from "../../src/api/background-calls.ts";
import { createClient } from "../../src/api/client.ts";
import type { Send } from "../../src/api/layer.ts";
import { App } from "../../src/app/App.tsx";
import type { AppDependencies } from "../../src/app/dependencies/dependencies.ts";
import { createEmit } from "../../src/app/emit.ts";
import { matchTable, pageLoader } from "../../src/app/router/page-module.ts";
import { RoutedPages } from "../../src/app/router/RoutedPages.tsx";
import { createRouter } from "../../src/app/router/router.ts";
import { createStore } from "../../src/app/core/store.ts";
import { createServerDependencies } from "../../src/app/server-dependencies.ts";
import { createUserLocation } from "../../src/app/storage/user-location.ts";
import type { Located } from "../../src/browser/location.ts";
import { memoryStorage, type Storage } from "../../src/browser/storage.ts";
import { type StoredValues, storedValues } from "../../src/browser/stored-values.ts";
import { fixtureApi } from "./fixture-api.ts";
import type { EntryHistory } from "../../src/browser/history.ts";
import { memoryHistory } from "./memory-history.ts";
import { readModule } from "./read-module.ts";
import { renderedAt } from "./rendered-at.ts";

export const origin = "https://kezek.test";

type Options = {
  fetch?: Send;
  language?: Language;
  /** Where analytics is on; it is off where none is given. */
  track?: Track;
  prepareStored?: (stored: StoredValues) => void;
  /** Who is signed in; nobody where none is given. */
  user?: CurrentUser;
  /** Where the browser says that the client is; it does not know unless said. */
  locate?: () => Promise<Located>;
  /** What the device's clock is ahead of UTC, minutes; as the fixture's salon unless said. */
  deviceOffset?: number;
  /** Where the map's tiles are; nowhere unless said. */
  mapTiles?: { url: string; credit: string };
  /** What the device says of its system; nothing that is known unless said. */
  deviceOS?: string;
  /** Where the tab has been; at the address alone where none is given. */
  history?: EntryHistory;
  /** What lies in the browser; nothing where none is given. */
  storage?: Storage;
};

/** The whole client at an address, over a fetch: pages, router and words are the real ones. */
export async function renderApp(url: string, options: Options = {}) {
  const {
    fetch = fixtureApi,
    language = "ru",
    track,
    prepareStored,
    storage = memoryStorage(),
    history = memoryHistory(url),
    locate = async () => "unknown",
    deviceOffset = 300,
    mapTiles = { url: "", credit: "" },
    deviceOS = "unknown",
    user,
  } = options;
  const stored = storedValues(storage);
  prepareStored?.(stored);
  const leftWith: number[] = [];
  const alone = await createServerDependencies({
    origin,
    language,
    city: undefined,
    fetch,
    readModule,
    log: () => {},
    now: renderedAt,
    notFound: { page: () => url, onNotFound: (status) => leftWith.push(status) },
    stored,
  });
  const dependencies: AppDependencies = {
    ...alone,
    service: {
      ...alone.service,
      backgroundClient: createClient({
        baseUrl: origin,
        pictureBase: "",
        async fetch(request) {
          if (isBackgroundCall(request)) return fetch(request);
          throw new Error(`${request.method} ${request.url} is no background call.`);
        },
        known: () => ({ language, referrer: "direct", userId: undefined, city: undefined }),
        notFound: { page: () => url, onNotFound: (status) => leftWith.push(status), isExempt: isBackgroundCall },
      }),
    },
    account: { ...alone.account, session: { ...alone.account.session, user: createStore(user) } },
    browser: {
      ...alone.browser,
      location: createUserLocation({ stored: stored.userLocation, now: Date.now, locate }),
      recaptcha: async () => "sandbox-test",
      deviceOffset: () => deviceOffset,
      mapTiles,
      device: { ...alone.browser.device, deviceOS },
    },
    observers: {
      ...alone.observers,
      ...(track && { track }),
      emit: createEmit({ keepTab: stored.menuTab.write }, track),
    },
  };
  const load = pageLoader(dependencies.language.translations);
  const { route } = matchTable(new URL(url, origin).pathname);
  const router = createRouter({ history, load, first: { route, page: await load(route) } });
  const view = renderInTree(
    <App dependencies={dependencies}>
      <RoutedPages router={router} onChooseCity={dependencies.service.chooseCity} />
    </App>,
  );
  return { ...view, dependencies, router, leftWith };
}
