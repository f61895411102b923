import { type Way, ways } from "../../domain/sign-in.ts";
import type { Instant } from "../../domain/time.ts";
import { readWishes, servicesOf, type Wishes, writeWishes } from "../../domain/wishes.ts";

/** The steps of the guided reservation, in the order they are walked. */
export const reservationSteps = ["services", "masters", "time", "contacts", "code", "confirm"] as const;
export type ReservationStep = (typeof reservationSteps)[number];

/** The ways to sign in, as addresses name them. */
const signInWays = { password: "password", sms: "sms", signUp: "sign-up", reset: "reset" } as const satisfies Record<
  Way,
  string
>;

/** What a link into the reservation already says. */
export type ReservationQuery = {
  /** What is wanted; it stands under "services". */
  wishes: Wishes;
  /** The master asked for, for all wishes they can fulfil that ask for nobody else. */
  master: number | null;
  startTime: Instant | null;
};

/** What the home page shows; undefined is "all". */
export type HomeQuery = {
  /** A city's urlName. */
  city?: string | undefined;
  /** A tab's key. */
  tab?: string | undefined;
  /** A category's urlName. */
  category?: string | undefined;
  isFreeToday?: boolean;
  hasDiscount?: boolean;
  isOpenNow?: boolean;
  isFavorite?: boolean;
};

/** The typed addresses of the URL table. */
export const hrefs = {
  home: (query: HomeQuery = {}) => `/${search(homeSearch(query))}`,
  company: (urlKey: string, services: readonly number[] = []) =>
    `/${encodeURIComponent(urlKey)}${search({ services: services.join(",") })}`,
  reservation: (urlKey: string, step: ReservationStep, query: Partial<ReservationQuery> = {}) =>
    `/${encodeURIComponent(urlKey)}/reservation/${step}${search(reservationSearch(query))}`,
  reservationSuccess: (reservationId: string) => `/my/reservation/${encodeURIComponent(reservationId)}/success`,
  /** Signing in as a page of its own, and then back to a path of this host. */
  signIn: (way: Way, back = "/") => `/auth/${signInWays[way]}${search({ return: back === "/" ? undefined : back })}`,
  profile: () => "/my/profile",
  deleteAccount: () => "/delete-account",
  notFound: () => "/not-found",
} as const;

/** The way to sign in that an address names; undefined for another one. */
export function readSignInWay(text: string | null | undefined): Way | undefined {
  return ways.find((way) => signInWays[way] === text);
}

/** Whether a path is the page of signing in. */
export function isSignInPage(pathname: string): boolean {
  return pathname.startsWith("/auth/");
}

/** The same place with signing in as a sheet over it, or without it. */
export function withSignIn({ pathname, search: query, hash }: Place, way: Way | undefined): Place {
  const params = new URLSearchParams(query);
  params.delete("auth");
  if (way !== undefined) params.set("auth", signInWays[way]);
  const text = params.toString().replaceAll("%2C", ",");
  return { pathname, search: text === "" ? "" : `?${text}`, hash };
}

/** The state of an entry of the history that shows signing in over the place of the entry before it. */
export function overEntry(state: unknown): object {
  return { ...(typeof state === "object" ? state : undefined), isOver: true };
}

/** Whether an entry was made with {@link overEntry}: it is gone back from, so that the place is not there twice. */
export function isOverEntry(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOver" in state;
}

type Place = { pathname: string; search: string; hash: string };

/** Reads what a home link says. */
export function readHomeQuery(params: URLSearchParams): HomeQuery {
  return {
    city: params.get("city") ?? undefined,
    tab: params.get("tab") ?? undefined,
    category: params.get("category") ?? undefined,
    isFreeToday: params.has("today"),
    hasDiscount: params.has("deal"),
    isOpenNow: params.has("open"),
    isFavorite: params.has("favorite"),
  };
}

/** Reads what a reservation link says; what is not understood is left out. */
export function readReservationQuery(params: URLSearchParams): ReservationQuery {
  const master = Number(params.get("master") ?? Number.NaN);
  const start = params.get("start");
  return {
    wishes: readWishes(params.get("services") ?? ""),
    master: Number.isSafeInteger(master) ? master : null,
    startTime: start !== null && !Number.isNaN(Date.parse(start)) ? start : null,
  };
}

/** The service ids of `?services=1,2`, each once. */
export function readServices(params: URLSearchParams): number[] {
  return servicesOf(readWishes(params.get("services") ?? ""));
}

function homeSearch({ city, tab, category, isFreeToday, hasDiscount, isOpenNow, isFavorite }: HomeQuery) {
  const conditions = { today: isFreeToday, deal: hasDiscount, open: isOpenNow, favorite: isFavorite };
  const flags = Object.entries(conditions).map(([name, isOn]) => [name, flag(isOn)] as const);
  return { city, tab, category, ...Object.fromEntries(flags) };
}

function reservationSearch({ wishes = [], master, startTime }: Partial<ReservationQuery>) {
  return { services: writeWishes(wishes), master: master?.toString(), start: startTime ?? undefined };
}

function flag(isOn: boolean | undefined): string | undefined {
  return isOn ? "1" : undefined;
}

function search(values: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
  }
  // A comma is free to stand in a query, and links are read by people.
  const text = params.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
