import type { Grade } from "./entities.ts";
import { type GiftCardStep, giftCardSteps } from "./gift-card-steps.ts";
import { idIn } from "./id-text.ts";
import { limits } from "./limits.ts";
import { type Manner, manners } from "./manner.ts";
import { flag, type Param, type QueryOf, text } from "./query.ts";
import { type SurveyStep, surveySteps } from "./survey.ts";
import { formatMinutes, type Instant, isInstant, isLocalDate, type LocalDate, parseMinutes } from "./time.ts";
import { numberPeople, readWishes, type Wishes, writeWishes } from "./wishes.ts";

/** Which page of a list is shown. */
export const pageKey = "page";

/** The district of the city. */
export const districtKey = "district";

/** What the home page shows; what is absent is no condition. */
export const homeQuery = {
  /** A city's urlName. */
  city: text("city"),
  /** A tab's key. */
  tab: text("tab"),
  /** A category's urlName. */
  category: text("category"),
  isFreeToday: flag("today"),
  hasDiscount: flag("deal"),
  isOpenNow: flag("open"),
  isFavorite: flag("favorite"),
};
export type HomeQuery = Partial<QueryOf<typeof homeQuery>>;

const masterId: Param<number | null> = {
  key: "master",
  read: (value) => idIn(value) ?? null,
  write: String,
};

/** The id of something. */
const id = (key: string): Param<number | undefined> => ({
  key,
  read: idIn,
  write: String,
});

/** The id of a firm. */
export const firmId = id("firm");

const grades: readonly Grade[] = ["EXCELLENT", "GOOD", "NORMAL", "BAD"];
const grade: Param<Grade | undefined> = {
  key: "grade",
  read: (value) => grades.find((one) => one === value.toUpperCase()),
  write: (one) => one.toLowerCase(),
};

const startTime: Param<Instant | null> = {
  key: "start",
  read: (value) => (isInstant(value) ? value : null),
  write: (instant) => instant,
};

const wishes: Param<Wishes> = {
  key: "services",
  read: (text) => numberPeople(readWishes(text)),
  write: writeWishes,
};

/**
 * What is chosen on a company's page, in the order in which it was; the master whose services it shows, null is "all"; the
 * urlName of the category that the client comes for; whose works are shown, or of which service; whose reviews are read, of
 * which grade, and whether all of them.
 */
export const companyQuery = {
  wishes,
  master: masterId,
  category: text(homeQuery.category.key),
  worksMaster: id("works-master"),
  worksService: id("works-service"),
  reviewsMaster: id("reviews-master"),
  grade,
  hasAllReviews: flag("reviews"),
};
export type CompanyQuery = QueryOf<typeof companyQuery>;

/** Which reviews are read on a master's page. */
export const masterQuery = { grade, hasAllReviews: companyQuery.hasAllReviews };

export const date: Param<LocalDate | null> = {
  key: "date",
  read: (value) => (isLocalDate(value) ? value : null),
  write: (day) => day,
};

const awaitingTime: Param<number | null> = {
  key: "wait",
  read: (value) => (/^\d{1,3}$/.test(value) && Number(value) <= limits.awaitingMinutes ? Number(value) : null),
  write: String,
};

const manner: Param<Manner | null> = {
  key: "manner",
  read: (value) => manners.find((one) => one === value) ?? null,
  write: (one) => one,
};

const hour: Param<number | null> = {
  key: "hour",
  read: (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? parseMinutes(value) : null),
  write: formatMinutes,
};

/**
 * What a link into the reservation already says; null is nothing. `master` is asked for all wishes they can fulfil; `date`
 * is the day that is looked at, `hour` (minutes from midnight) the time of day that is best; `isExpress` that the time is one of an express service within the hour; `awaitingTime` (minutes) and `manner` are how the visit is to be laid out.
 */
export const reservationQuery = {
  wishes,
  master: masterId,
  date,
  hour,
  startTime,
  isExpress: flag("express"),
  awaitingTime,
  manner,
};
export type ReservationQuery = QueryOf<typeof reservationQuery>;

/** Whether the link of a message leads on from a visit to its review. */
export const visitLinkQuery = { isToReview: flag("review") };

/** Which of one's visits are shown: those to come, or those that are not; of these all, or those at one firm. */
export const historyQuery = { isPast: flag("past"), firmId };
export type HistoryQuery = QueryOf<typeof historyQuery>;

const giftCardStep: Param<GiftCardStep> = {
  key: "step",
  read: (value) => giftCardSteps.find((step) => step === value) ?? "amount",
  write: (step) => (step === "amount" ? undefined : step),
};

/** Where somebody is who buys a gift card; `firmId` is where it is to work, where the link to the purchase says so. */
export const giftCardPurchaseQuery = { step: giftCardStep, firmId };

const surveyStep: Param<SurveyStep | undefined> = {
  key: "step",
  read: (value) => surveySteps.find((step) => step === value),
  write: (step) => step,
};

/** Where somebody is in the survey. */
export const personalizationQuery = { step: surveyStep };

/** Where signing in leads back to: a path of this host. */
export const signInQuery = { back: text("return") };
