import { everywhere, pagePaths } from "../../../domain/addresses.ts";
import { giftCardSteps } from "../../../domain/gift-card-steps.ts";
import { idIn } from "../../../domain/id-text.ts";
import { companyQuery, pageKey, personalizationQuery, reservationQuery } from "../../../domain/page-queries.ts";
import { reservationSteps } from "../../../domain/reservation-steps.ts";
import { signInWays } from "../../../domain/sign-in.ts";
import { surveySteps } from "../../../domain/survey.ts";

/** Whether a value is one of those that a link of the app has there. */
type IsKnown = (value: string) => boolean;

const isOneOf =
  (values: readonly string[]): IsKnown =>
  (value) =>
    values.includes(value);
const isId: IsKnown = (value) => idIn(value) !== undefined;
/** Words with hyphens or underscores between them, and numbers of a few digits: keys of salons are so, and tokens are not. */
const isWords: IsKnown = (value) =>
  value.length <= 40 && /^[a-z]+\d{0,4}(?:[-_](?:[a-z]+\d{0,4}|\d{1,4}))*$/.test(value);
const isWay = isOneOf(Object.values(signInWays));

/** What an address says where it is understood, and written so again. */
const isWritten =
  <Value>({
    read,
    write,
  }: {
    read: (text: string) => Value;
    write: (value: NonNullable<Value>) => string | undefined;
  }): IsKnown =>
  (value) => {
    const said = read(value);
    return said !== null && said !== undefined && write(said) === value;
  };

/** What of an address says where somebody is and opens nothing: by the name of a parameter in a path, or of a key in a query. */
const shownParameters: ReadonlyMap<string, IsKnown> = new Map([
  ["company", isWords],
  ["masterId", isId],
  ["raffle", isWords],
  ["step", isOneOf(reservationSteps)],
  ["way", isWay],
]);
const { wishes, master, date, startTime, isExpress, awaitingTime, manner } = reservationQuery;
const shownKeys: ReadonlyMap<string, IsKnown> = new Map([
  [everywhere.signIn, isWay],
  [companyQuery.category.key, isWords],
  [date.key, isWritten(date)],
  [isExpress.key, isWritten(isExpress)],
  [manner.key, isWritten(manner)],
  [master.key, isWritten(master)],
  [pageKey, isId],
  [wishes.key, isWritten(wishes)],
  [startTime.key, isWritten(startTime)],
  [personalizationQuery.step.key, isOneOf([...giftCardSteps, ...surveySteps])],
  [awaitingTime.key, isWritten(awaitingTime)],
]);

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
  const path = given.map((segment, at) => (isShown(template?.[at], segment) ? segment : hidden)).join("/");
  const query = [...new URLSearchParams(search)].map(
    ([key, value]) => `${isKey(key) ? key : hidden}=${shownKeys.get(key)?.(value) === true ? value : hidden}`,
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

function isShown(word: string | undefined, segment: string): boolean {
  if (segment === "" || word === segment) return true;
  return word !== undefined && shownParameters.get(word.slice(1))?.(segment) === true;
}

function isKey(text: string): boolean {
  return /^[a-zA-Z][a-zA-Z-]{0,23}$/.test(text);
}
