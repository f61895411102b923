import { pagePaths } from "../../../domain/addresses.ts";

/** What of an address says where somebody is and opens nothing: by the name of a parameter in a path, or of a key in a query. */
const shownParameters = ["company", "masterId", "raffle", "step", "way"];
const shownKeys = [
  "auth",
  "category",
  "date",
  "express",
  "manner",
  "master",
  "page",
  "services",
  "start",
  "step",
  "wait",
];

/** Of those, what says where in a flow. */
const shownSteps = [":step", ":way"];

const hidden = "…";

/** Which page an address is of, as routers write it, with what of it says which step of a flow that shows. */
export function pageOfAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://page");
  const given = pathname.split("/");
  const template = templateOf(given);
  const path = template?.map((word, at) => (shownSteps.includes(word) ? given[at] : word)).join("/") ?? pathname;
  const step = searchParams.get("step");
  return step === null ? path : `${path}?step=${step}`;
}

/** The address of a page as it may be published: ids, tokens and secrets are struck out, and what stands behind "#" is left out. */
export function redactedAddress({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const given = pathname.split("/");
  const template = templateOf(given);
  const path = given.map((segment, at) => (segment === "" || isShown(template?.[at]) ? segment : hidden)).join("/");
  const query = [...new URLSearchParams(search)].map(
    ([key, value]) => `${key}=${shownKeys.includes(key) ? value : hidden}`,
  );
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

function templateOf(given: readonly string[]): string[] | undefined {
  return Object.values(pagePaths)
    .map((path) => path.split("/"))
    .find((words) => words.length === given.length && words.every((word, at) => fits(word, given[at])));
}

function fits(word: string, segment: string | undefined): boolean {
  return word.startsWith(":") || word === segment;
}

function isShown(word: string | undefined): boolean {
  return word !== undefined && (!word.startsWith(":") || shownParameters.includes(word.slice(1)));
}
