import type { DehydratedState } from "@tanstack/react-query";
import { type Language, languages } from "../../domain/language.ts";
import type { Resources } from "../i18n/resources.ts";
import type { CityChoice } from "../queries/source.ts";

/** What the server leaves for the browser, so that both draw the same first paint. */
export type ServerState = {
  language: Language;
  /** Where people reach the pages, whatever address this browser used. */
  origin: string;
  city: CityChoice | null;
  /** What the first paint knew of the survey: its token, or that none is wanted. */
  survey: string | null;
  renderedAt: number;
  /** The status that took the place of the page (spec §8); null when the page is there. */
  notFound: number | null;
  /** The tab of the menu that the page was drawn with, though its address names none; null otherwise. */
  tab: string | null;
  /** The words of the page, by module: with them it was rendered. */
  resources: Resources;
  /** What was read while rendering; null when the page was left for the browser to draw. */
  queries: DehydratedState | null;
};

/** Reads what {@link ServerState} left; undefined in a static build. */
export function readServerState(value: unknown): ServerState | undefined {
  return isServerState(value) ? value : undefined;
}

function isServerState(value: unknown): value is ServerState {
  return (
    typeof value === "object" &&
    value !== null &&
    "renderedAt" in value &&
    typeof value.renderedAt === "number" &&
    "language" in value &&
    languages.some((language) => language === value.language) &&
    "origin" in value &&
    typeof value.origin === "string" &&
    "city" in value &&
    "survey" in value &&
    "notFound" in value &&
    "queries" in value &&
    "resources" in value
  );
}
