import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import type { components, paths } from "../../openapi/generated/api.ts";
import { absolutePictures } from "./absolute-pictures.ts";
import { type AccessTokenStore, createAccessTokens, withAccessToken } from "./access-token.ts";
import { answer } from "./answer.ts";
import { commonHeaders, type Known } from "./common-headers.ts";
import { layered, type Layer, type Send } from "./layer.ts";
import { type NotFoundRule, reportNotFound } from "./not-found.ts";
import { retryOnce } from "./retry-once.ts";
import { nameUnreachable } from "./unreachable.ts";

export type Client = FetchClient<paths>;
export type Schemas = components["schemas"];

export type ClientNeeds = {
  /** Where the API answers, without a slash at the end; "" is the origin of the page. */
  baseUrl: string;
  fetch: Send;
  /** Whose root-relative picture addresses are; "" when pages and API are of one origin. */
  pictureBase: string;
  known: () => Known;
  /** What to do where something is not there (spec §8). */
  notFound: NotFoundRule;
  /** Where a visitor's token is kept, and the clock that stamps it; without it calls carry no token. */
  tokens?: { store: AccessTokenStore; now: () => number };
};

/** The typed client with the rules of spec §7 and §8 around it, one file each. */
export function createClient({ baseUrl, fetch, pictureBase, known, notFound, tokens }: ClientNeeds): Client {
  const basics: Layer[] = [nameUnreachable, retryOnce, commonHeaders(known)];
  const open = clientOver(baseUrl, layered(basics, fetch));
  const authorization: Layer[] = [];
  if (tokens !== undefined) {
    const ask = () => answer(open.POST("/rest/v1/client/get-access-token"));
    authorization.push(withAccessToken(createAccessTokens({ ...tokens, ask })));
  }
  const layers = [reportNotFound(notFound), absolutePictures(pictureBase), ...authorization, ...basics];
  return clientOver(baseUrl, layered(layers, fetch));
}

function clientOver(baseUrl: string, send: Send): Client {
  return createFetchClient<paths>({ baseUrl, fetch: send });
}
