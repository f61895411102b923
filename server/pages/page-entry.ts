import type { Language } from "../../domain/language.ts";

/** What the client's build for the server gives: dist/server/entry.js, or src/app/server-entry.tsx in development. */
export type PageEntry = { render(request: RenderRequest): Promise<RenderedPage> };

type RenderRequest = {
  /** The path and query of the page. */
  url: string;
  /** Where people reach the pages, without a slash at the end. */
  origin: string;
  language: Language;
  city: { id: number; countryCode: string } | undefined;
  /** Calls the API without a network between. */
  fetch: (request: Request) => Promise<Response>;
  readModule: (module: string, language: Language) => Promise<object>;
  log: (message: string) => void;
  /** Epoch milliseconds. */
  now: number;
};

export type RenderedPage = {
  status: number;
  htmlLang: string;
  /** Tags for <head>. */
  head: string;
  /** What stands in #root. */
  body: string;
  /** Whether the body is the page; otherwise it holds its place until the browser draws it. */
  isDrawn: boolean;
  /** What the browser needs to draw the same; JSON. */
  state: object;
  /** The page's file from the root of the project, as the manifest names it. */
  file: string;
  /** The translation modules that the page speaks. */
  modules: readonly string[];
};
