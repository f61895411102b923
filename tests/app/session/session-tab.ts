import type { SignedIn } from "../../../domain/entities.ts";
import { createClient, type Client } from "../../../src/api/client.ts";
import type { NotFoundRule } from "../../../src/api/not-found.ts";
import type { TokenSource } from "../../../src/api/token-source.ts";
import { createFavorites, type Favorites } from "../../../src/app/storage/favorites.ts";
import { createSession, type Session, type SessionDependencies } from "../../../src/app/session/session.ts";
import * as sessionActor from "../../../src/app/session/session-actor.ts";
import { forgetContacts } from "../../../src/browser/saved-contacts.ts";
import { memoryStorage, type Storage } from "../../../src/browser/storage.ts";
import { storedValues } from "../../../src/browser/stored-values.ts";
import { base, nowhere } from "../../api/calls.ts";
import { problem } from "../../support/fixture-api.ts";

export const paths = {
  call: "/rest/clients-app/v1/my/profiles",
  refresh: "/auth-app/auth/v1/tokens/refresh",
  signOut: "/rest/clients-app/v1/auth/sign-out",
  webSignOut: "/rest/clients-app/jsf-auth/logout",
} as const;

const expiresIn = 900;
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

const visitor: TokenSource = {
  current: () => undefined,
  freshen: async () => {},
  expired: async () => {},
  refused: () => {},
};

export const cannotLoad: SessionDependencies["load"] = () =>
  Promise.reject(new Error("Failed to fetch dynamically imported module"));

/** What is on the wire, in order: the path, and the token that a call carries or a refresh brings. */
export type Seen = { path: string; token: string };

/** A service that changes tokens, and takes the latest of them alone. */
export class TokenService {
  readonly seen: Seen[] = [];
  /** The number in the tokens that count; 0 is nobody's. */
  current = 1;
  /** Takes the place of an answer. */
  answers: (seen: Seen) => Response | undefined = () => undefined;

  async answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const token = path === paths.refresh ? await refreshTokenIn(request) : bearerOf(request);
    const seen = { path, token };
    this.seen.push(seen);
    const special = this.answers(seen);
    if (special !== undefined) return special;
    if (path === paths.refresh) return this.#refresh(token);
    if (path !== paths.call) return Response.json({ done: true });
    if (token === `access-${this.current}`) return Response.json({ id: user.id });
    return problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" });
  }

  count(path: string): number {
    return this.seen.filter((seen) => seen.path === path).length;
  }

  #refresh(token: string): Response {
    if (token !== `refresh-${this.current}`) return problem(401, "refreshTokenInvalid");
    this.current += 1;
    return Response.json(tokensOf(this.current));
  }
}

export function tokensOf(number: number): Omit<SignedIn, "user"> {
  return { accessToken: `access-${number}`, refreshToken: `refresh-${number}`, tokenType: "Bearer", expiresIn };
}

export type Tab = {
  session: Session;
  favorites: Favorites;
  values: ReturnType<typeof storedValues>;
  /** A call of whoever is here; answers its status. */
  call(): Promise<number>;
  readonly wentHome: number;
  /** How often what was read for the one before was forgotten. */
  readonly forgot: number;
  /** How often the profile was read anew. */
  readonly profilesRefreshed: number;
  /** The favourites that were taken over into the account. */
  readonly added: readonly number[];
};

type World = {
  service: TokenService;
  now: () => number;
  storage?: Storage;
  send?: (request: Request) => Promise<Response>;
  dropWebSession?: () => void;
  notFound?: NotFoundRule;
  /** The lock that tabs share; each has its own where none is given. */
  withLock?: SessionDependencies["withLock"];
  load?: SessionDependencies["load"];
};

/** A tab of the app, with its layers as they are, over a network of the test's. */
export function openTab({
  service,
  now,
  storage = memoryStorage(),
  send,
  dropWebSession = () => {},
  notFound = nowhere,
  withLock = (_, act) => act(),
  load = async () => sessionActor,
}: World): Tab {
  const values = storedValues(storage);
  const known = () =>
    ({ language: "ru", referrer: "direct", userId: session.user.read()?.id, city: undefined }) as const;
  const fetch = send ?? ((request: Request) => service.answer(request));
  const needs = { baseUrl: base, fetch, known };
  const went = { home: 0 };
  const read = { anew: 0, forgot: 0 };
  const added: number[] = [];
  const session: Session = createSession({
    client: () => client,
    values,
    visitor,
    load,
    inspect: undefined,
    device: { appVersion: "15.0.0", clientApp: "WEB", deviceName: "Chrome", deviceOS: "Android" },
    now,
    withLock,
    webSessionId: () => "web-1",
    openWebSession: () => {},
    dropWebSession,
    forgetContacts: () => forgetContacts(values),
    forgetAnswers: () => void (read.forgot += 1),
    changed: () => void (read.anew += 1),
    goHome: () => void (went.home += 1),
  });
  const favorites = createFavorites({ stored: values.firms, addToAccount: async (ids) => void added.push(...ids) });
  session.user.subscribe(favorites.syncWithStorage);
  const client: Client = createClient({ ...needs, pictureBase: "", notFound, tokens: session.tokens });
  return {
    session,
    favorites,
    values,
    added,
    call: async () => (await client.GET(paths.call)).response.status,
    get profilesRefreshed() {
      return read.anew;
    },
    get forgot() {
      return read.forgot;
    },
    get wentHome() {
      return went.home;
    },
  };
}

/** What lies in the browser of somebody who signed in at that moment. */
export function signedInStorage(at: number, refreshToken: string | null = "refresh-1"): Storage {
  const storage = memoryStorage();
  const values = storedValues(storage);
  values.currentUser.write(user);
  values.tokenInfo.write({ accessToken: "access-1", refreshToken, expiresIn, setTokenDate: at, signedInAt: at });
  return storage;
}

async function refreshTokenIn(request: Request): Promise<string> {
  const { refreshToken }: { refreshToken: string } = await request.clone().json();
  return refreshToken;
}

function bearerOf(request: Request): string {
  return request.headers.get("Authorization")?.replace("Bearer ", "") ?? "";
}
