import createFetchClient from "openapi-fetch";
import type { Client as FetchClient } from "openapi-fetch";
import type { components, operations, paths } from "../../openapi/generated/api.ts";
import { absolutePictures } from "./absolute-pictures.ts";
import { authorization } from "./authorization.ts";
import { commonHeaders, type Known } from "./common-headers.ts";
import { freshToken } from "./fresh-token.ts";
import { layered, type Send } from "./layer.ts";
import { type NotFoundRule, reportNotFound } from "./not-found.ts";
import { retryFailed } from "./retry-failed.ts";
import { limitTime } from "./time-limit.ts";
import type { TokenSource } from "./token-source.ts";
import { unauthorized } from "./unauthorized.ts";
import { nameUnreachable } from "./unreachable.ts";
import { wholeAnswer } from "./whole-answer.ts";

export type Client = FetchClient<paths>;
export type Schemas = components["schemas"];
/** An operationId of the contract. */
export type Operation = keyof operations;
type InPath<Asked> = Asked extends { path: infer Path } ? Path : unknown;
type InQuery<Asked> = Asked extends { query?: infer Query }
  ? [Query] extends [undefined]
    ? unknown
    : NonNullable<Query>
  : unknown;
/** The parameters in an operation's path and query, but the city, which a source has, and where a page of a list begins. */
type ParametersOf<Name extends Operation> = Omit<
  InPath<operations[Name]["parameters"]> & InQuery<operations[Name]["parameters"]>,
  "city" | "lastId" | "after"
>;
/** What an operation is asked with: its body, or the parameters in its path and its query, or nothing. */
export type InputOf<Name extends Operation> = operations[Name] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : [keyof ParametersOf<Name>] extends [never]
    ? null
    : ParametersOf<Name>;

export type ClientNeeds = {
  /** Where the API answers, without a slash at the end; "" is the origin of the page. */
  baseUrl: string;
  fetch: Send;
  known: () => Known;
  /** Whose root-relative picture addresses are; "" when pages and API are of one origin. */
  pictureBase: string;
  /** What to do where something is not there (spec §8). */
  notFound: NotFoundRule;
  /** Without it calls carry no token. */
  tokens?: TokenSource;
};

/** The typed client with the rules of spec §7 and §8 around it, one file each. */
export function createClient({ baseUrl, pictureBase, notFound, ...needs }: ClientNeeds): Client {
  const rules = [reportNotFound(notFound), absolutePictures(pictureBase)];
  return createFetchClient<paths>({ baseUrl, fetch: layered(rules, callSender(needs)) });
}

/** Sends with the rules that hold for whatever is asked by REST, words too: token, second try, time limit and headers. */
export function callSender({ fetch, known, tokens }: Pick<ClientNeeds, "fetch" | "known" | "tokens">): Send {
  const tokenRules = tokens === undefined ? [] : [freshToken(tokens), authorization(tokens), unauthorized(tokens)];
  return layered([...tokenRules, nameUnreachable, retryFailed, limitTime, commonHeaders(known), wholeAnswer], fetch);
}
