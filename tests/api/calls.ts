import { reservation } from "../../machines/kit/examples.ts";
import type { Send } from "../../src/api/layer.ts";
import type { NotFoundRule } from "../../src/api/not-found.ts";
import type { Known } from "../../src/api/common-headers.ts";

/** A request as a test looks at it: bodies are read before they are gone. */
export type Call = { method: string; path: string; query: string; headers: Headers; body: string };

type Answer = Response | Error | (() => Promise<Response>);

/** A fetch that gives these answers one after another, the last one again and again, and remembers what was asked. */
export function answering(...answers: [Answer, ...Answer[]]): { fetch: Send; calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    async fetch(request) {
      const answer = answers[Math.min(calls.length, answers.length - 1)] ?? answers[0];
      const { method, url, headers } = request;
      const { pathname: path, search: query } = new URL(url);
      calls.push({ method, path, query, headers: new Headers(headers), body: await request.text() });
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer.clone() : answer();
    },
  };
}

export const base = "https://kezek.test";

export const visitor: Known = { language: "ru", referrer: "direct", userId: undefined, city: undefined };

/** Nobody has to be sent anywhere. */
export const nowhere: NotFoundRule = { page: () => "/", onNotFound: () => {} };

/** An answer in which no call misses what it insists on. */
export const wholeAnswer = {
  cards: [],
  questions: [],
  accessToken: "a",
  refreshToken: "b",
  expiresIn: 900,
  tokenType: "Bearer",
  user: { id: "7", name: "Мадина" },
  challengeId: "c",
  expiresInSeconds: 300,
  resendInSeconds: 60,
  attemptsLeft: 5,
  proof: "p",
  verificationToken: "v",
  done: true,
  state: "sent",
  id: "r",
  status: "held",
  secret: "s",
  reservation,
  reservations: [],
  firms: [],
  instalments: [],
  payments: [],
  balances: [],
  payment: {},
  subject: {},
  startTime: reservation.startTime,
  entries: [],
  total: reservation.total,
  prepayment: reservation.prepayment,
  futureReservations: 0,
  reviews: 0,
  favoriteFirms: 0,
  bonuses: [],
  keptGiftCards: 0,
  phone: "+77010000000",
  city: {},
  terms: [],
  kind: "network",
  serviceIds: [],
  worksCount: 0,
  reviewCount: 0,
  grades: [],
  promotions: [],
  professions: [],
  isFavorite: true,
  days: [],
  slots: [],
  categories: [],
  services: [],
  lastDate: "2026-01-01",
  reservationId: "r",
  pictures: [],
  hours: [],
  rooms: [],
  discounts: [],
  works: [],
  subCategories: [],
  /** Of what is a list. */
  length: 0,
};
