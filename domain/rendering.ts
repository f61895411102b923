import type { Language } from "./language.ts";

/** What the server asks the client for when it draws a page. */
export type RenderRequest = {
  /** The path and query of the page. */
  url: string;
  /** Where people reach the pages, without a slash at the end. */
  origin: string;
  language: Language;
  city: { id: number; countryCode: string } | undefined;
  /** The token of a survey, or that none is wanted. */
  survey?: string | undefined;
  /** The key of the tab of the menu that was pressed last. */
  tab?: string | undefined;
  /** Calls the API without a network between; it gets absolute addresses of `origin`. */
  fetch: (request: Request) => Promise<Response>;
  /** Reads the translations of a module. */
  readModule(module: string, language: Language): Promise<object>;
  log: (message: string) => void;
  /** Epoch milliseconds. */
  now: number;
  /** Whether there is time to draw it; otherwise it is left to the browser. */
  isToBeDrawn: boolean;
};

/** A page as HTML, with what its document needs. */
export type RenderedPage<State extends object = object> = {
  /** 503 where something that the page shows could not be read, or the page not be drawn; then it may be asked for again. */
  status: number;
  /** The path that the address leads on to, with status 302; the query is the address's own. */
  location?: string;
  htmlLang: string;
  /** Tags for <head>. */
  head: string;
  /** What stands in #root. */
  body: string;
  /** Whether the body is the page; otherwise it holds its place until the browser draws it. */
  isDrawn: boolean;
  /** What the browser needs to draw the same; JSON. */
  state: State;
  /** The page's file from the root of the project, as the build's manifest names it. */
  file: string;
};

/** What the client's build for the server gives: dist/server/entry.cjs, or src/app/server-entry.tsx in development. */
export type PageEntry<State extends object = object> = {
  /** Never rejects for what the API answers. */
  render(request: RenderRequest): Promise<RenderedPage<State>>;
};
