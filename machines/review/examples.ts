import type { VisitReview } from "../../domain/entities.ts";
import { emptyReview, type ReviewChoice, type SavedReview } from "../../domain/review-draft.ts";
import * as example from "../kit/examples.ts";
import type { ReviewInput } from "./types.ts";

// Мадина says how her haircut was.

const { hold, master, reservation } = example;
const { id, name, urlKey, picture } = reservation.firm;

export const openVisit: VisitReview = {
  firm: { id, name, picture, ...(urlKey !== undefined && { urlKey }) },
  startTime: reservation.startTime,
  reviewability: "open",
  reviewableUntil: "2027-01-22T14:00:00+05:00",
  masters: [{ id: master, name: "Динара", avatarUrl: "/a/2.svg", serviceNames: ["Женская стрижка"] }],
  authorName: "Мадина С.",
};
export const earlyVisit: VisitReview = { ...openVisit, reviewability: "early" };
export const pastVisit: VisitReview = { ...openVisit, reviewability: "over" };
export const missedVisit: VisitReview = { ...openVisit, reviewability: "impossible" };

export const words = "Стрижка держит форму уже второй месяц.";
export const photo = { id: "0c9f1b2e5d7a4c3f8e6b9a1d2c4f7e80", image: "/9j/4AAQSkZJRgABAQ==" };
const choice: ReviewChoice = { rating: 5, masters: [{ masterId: master, rating: 4 }], text: words, photos: [photo] };
export const draft: SavedReview = { ...choice, creating: null };

const { takeBackUntil, ...standing } = {
  rating: 5,
  masters: [{ masterId: master, rating: 4 }],
  text: words,
  photos: [],
  date: "2026-11-24T10:00:00+05:00",
  takeBackUntil: "2026-11-27T10:00:00+05:00",
};
export const reviewedVisit: VisitReview = { ...openVisit, review: { ...standing, takeBackUntil } };
/** The same visit, when its review stands. */
export const settledVisit: VisitReview = { ...openVisit, review: standing };

export const byGuest: ReviewInput = { reservationId: hold.reservationId, secret: hold.secret, draft: emptyReview };
export const byClient: ReviewInput = { ...byGuest, secret: null };
