import {
  companyQuery,
  type CompanyQuery,
  giftCardPurchaseQuery,
  historyQuery,
  type HistoryQuery,
  homeQuery,
  type HomeQuery,
  personalizationQuery,
  reservationQuery,
  type ReservationQuery,
  signInQuery,
} from "../../domain/page-queries.ts";
import { everywhere, firstSegment, pagePaths, pathOf } from "../../domain/addresses.ts";
import type { GiftCardStep } from "../../domain/gift-card-steps.ts";
import type { ReservationStep } from "../../domain/reservation-steps.ts";
import type { SurveyStep } from "../../domain/survey.ts";
import { readQuery, searchText, writeQuery } from "../../domain/query.ts";
import { signInWays, type Way, ways } from "../../domain/sign-in.ts";

/** The typed addresses of the URL table. */
export const hrefs = {
  home: (query: HomeQuery = {}) => pagePaths.home + writeQuery(homeQuery, query),
  /** The search, with nothing asked for but a city's urlName; all else is written by search-hrefs.ts. */
  search: (city?: string) => pagePaths.search + writeQuery({ city: homeQuery.city }, { city }),
  company: (urlKey: string, query: Partial<CompanyQuery> = {}) =>
    pathOf(pagePaths.company, { company: urlKey }) + writeQuery(companyQuery, query),
  master: (urlKey: string, masterId: number) =>
    pathOf(pagePaths.master, { company: urlKey, masterId: String(masterId) }),
  reservation: (urlKey: string, step: ReservationStep, query: Partial<ReservationQuery> = {}) =>
    pathOf(pagePaths.reservation, { company: urlKey, step }) + writeQuery(reservationQuery, query),
  reservationSuccess: (reservationId: string) => pathOf(pagePaths.reservationSuccess, { reservationId }),
  reservationReview: (reservationId: string) => pathOf(pagePaths.reservationReview, { reservationId }),
  bonuses: () => pagePaths.bonuses,
  myGiftCards: () => pagePaths.myGiftCards,
  payments: () => pagePaths.payments,
  paymentReceipt: (paymentId: string) => pathOf(pagePaths.paymentReceipt, { paymentId }),
  cards: () => pagePaths.cards,
  addCard: (bindingId: string) => pathOf(pagePaths.addCard, { bindingId }),
  prepayment: (reservationId: string) => pathOf(pagePaths.prepayment, { reservationId }),
  reservationHistory: (query: Partial<HistoryQuery> = {}) =>
    pagePaths.reservationHistory + writeQuery(historyQuery, query),
  /** Signing in as a page of its own, and then back to a path of this host. */
  signIn: (way: Way, back: string = pagePaths.home) =>
    pathOf(pagePaths.signIn, { way: signInWays[way] }) +
    writeQuery(signInQuery, { back: back === pagePaths.home ? undefined : back }),
  giftCards: () => pagePaths.giftCards,
  giftCardPurchase: (step: GiftCardStep = "amount", firmId?: number) =>
    pagePaths.giftCardPurchase + writeQuery(giftCardPurchaseQuery, { step, firmId }),
  giftCard: (giftCardId: string) => pathOf(pagePaths.giftCard, { giftCardId }),
  personalization: (step?: SurveyStep) => pagePaths.personalization + writeQuery(personalizationQuery, { step }),
  bnpl: () => pagePaths.bnpl,
  profile: () => pagePaths.profile,
  deleteAccount: () => pagePaths.deleteAccount,
  notFound: () => pagePaths.notFound,
  raffle: (raffle: string) => pathOf(pagePaths.raffle, { raffle }),
  landing: () => pagePaths.landing,
  widget: () => pagePaths.widget,
  appDownload: () => pagePaths.appDownload,
  /** The visit that a token is a key to. */
  shortLink: (token: string) => pathOf(pagePaths.shortLink, { token }),
} as const;

/** The way to sign in that an address names; undefined for another one. */
export function readSignInWay(text: string | null | undefined): Way | undefined {
  return ways.find((way) => signInWays[way] === text);
}

const masterPage = new RegExp(`^${pagePaths.master.replaceAll(/:\w+/g, "[^/]+")}$`);

/** Whether a path is a page of things to choose from: salons, or what a company or a master has. */
export function isList(pathname: string): boolean {
  return pathname === `/${firstSegment(pathname)}` || masterPage.test(pathname);
}

/** Whether a path is the page of signing in. */
export function isSignInPage(pathname: string): boolean {
  return firstSegment(pathname) === firstSegment(pagePaths.signIn);
}

/** The same place with signing in as a sheet over it, or without it. */
export function withSignIn({ pathname, search, hash }: Place, way: Way | undefined): Place {
  const params = new URLSearchParams(search);
  params.delete(everywhere.signIn);
  if (way !== undefined) params.set(everywhere.signIn, signInWays[way]);
  return { pathname, search: searchText(params), hash };
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
  return readQuery(homeQuery, params);
}

/** Reads which visits an address of the history asks for. */
export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  return readQuery(historyQuery, params);
}

/** Reads at which step of buying a gift card an address stands, and for which firm. */
export function readGiftCardPurchaseQuery(params: URLSearchParams) {
  return readQuery(giftCardPurchaseQuery, params);
}

/** Reads at which step of the survey an address stands. */
export function readPersonalizationQuery(params: URLSearchParams) {
  return readQuery(personalizationQuery, params);
}

/** Reads what a reservation link says; what is not understood is left out. */
export function readReservationQuery(params: URLSearchParams): ReservationQuery {
  return readQuery(reservationQuery, params);
}

/** Reads what a company's link says; what is not understood is left out. */
export function readCompanyQuery(params: URLSearchParams): CompanyQuery {
  return readQuery(companyQuery, params);
}

/** The state of an entry of the history whose page begins in its field. */
export const typingEntry = { isTyping: true };

/** Whether `state` is {@link typingEntry}. */
export function isTypingEntry(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isTyping" in state;
}
