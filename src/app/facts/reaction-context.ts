import type { Track } from "../../../domain/analytics.ts";
import type { CurrentUser, PaymentLink, Reservation, SignedIn, VisitReview } from "../../../domain/entities.ts";
import type { Payable } from "../../../domain/payable.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import type { StoredSession } from "../../../domain/session.ts";
import type { PostToHost } from "../../../domain/widget.ts";
import type { AnswersGiven } from "../../../machines/survey/machine.ts";
import type { Changed } from "../../queries/changes.ts";

/** What a page's facts can lead to, beside what analytics is told of them. */
export type PageContext = {
  /** Keeps the tab of the menu that was pressed last (spec §3: menu-tab). */
  keepTab: (key: string) => void;
};

/** What the facts of the session can lead to. */
type SessionContext = {
  /** Stores a session that begins. */
  store: (session: StoredSession) => void;
  /** Stores the tokens of a session, unless another tab has stored another session since; so do the next two. */
  storeTokens: (session: StoredSession) => void;
  storeUser: (session: StoredSession) => void;
  /** Removes everything of the user that is stored; null where a visitor has signed out. */
  clearStored: (session: StoredSession | null) => void;
  /** Shows every page who is signed in. */
  show: (user: CurrentUser | undefined) => void;
  /** Drops what was read for whoever was here before. */
  forgetAnswers: () => void;
  changed: Changed;
  openWebSession: () => void;
  goHome: () => void;
};

/** What the facts of signing in can lead to. */
type SignInContext = {
  /** Forgets what was typed on the way. */
  forgetResume: () => void;
  openSession: (signedIn: SignedIn) => void;
};

/** What the facts of a reservation can lead to. */
type ReservationContext = {
  firmId: number;
  urlKey: string;
  track: Track;
  postToHost: PostToHost;
  /** Keeps the guest's key to a reservation. */
  keepSecret: (reservationId: string, secret: string) => void;
  forgetDraft: () => void;
  changed: Changed;
  /** Goes to another page in the place of this one. */
  replacePage: (path: string) => void;
  /** Says to those who listen to the page that the time is no longer held. */
  announceHoldRanOut: () => void;
};

/** What the facts of changing a visit can lead to. */
type ReservationChangeContext = {
  /** Shows every page the visit as it now stands. */
  showReservation: (reservation: Reservation) => void;
  changed: Changed;
};

/** What the facts of reviewing a visit can lead to. */
type ReviewReactionContext = {
  forgetDraft: () => void;
  /** Shows every page what was said of the visit. */
  showReview: (visit: VisitReview) => void;
  changed: Changed;
};

/** What the facts of a payment can lead to. */
type CardPaymentContext = {
  changed: Changed;
  /** What was paid for, as the service had it last. */
  subject: PaymentSubject;
  paid: Payable | null;
  /** What follows for the visit that stands by the payment, where it is for one. */
  visit?: {
    /** What was typed for it is wanted no more. */
    finishDraft: () => void;
    /** Whether nobody has counted it in this browser; it is counted now. */
    countOnce: () => boolean;
  };
  track: Track;
  postToHost: PostToHost;
  /** Goes to the processor's page. */
  openPage: (url: string) => void;
  /** Goes to what was paid for, where that is elsewhere. */
  showPaid?: () => void;
};

/** What the facts of saving a card at PayBox's page can lead to. */
type CardSavingContext = {
  /** Goes to the processor's page. */
  openPage: (url: string) => void;
  changed: Changed;
  /** Goes to the visit's prepayment, or to the cards, with the card that was saved. */
  leadBack: (reservationId: string | null, savedCardId: string | null) => void;
};

/** What the facts of naming who pays by a link can lead to. */
type PayerReactionContext = {
  /** Forgets what was typed. */
  forgetPayer: () => void;
  changed: Changed;
  /** Shows the page the link as it now stands. */
  showLink: (link: PaymentLink) => void;
  /** Has the page read anew how the link stands. */
  readAgain: () => void;
};

/** What the facts of deleting an account can lead to. */
type AccountDeletionContext = {
  changed: Changed;
};

/** What the facts of buying a gift card can lead to. */
type GiftCardContext = {
  /** Keeps the buyer's key to a card. */
  keepSecret: (giftCardId: string, secret: string) => void;
  forgetDraft: () => void;
  changed: Changed;
  /** Goes to another page in the place of this one. */
  replacePage: (path: string) => void;
};

/** What the facts of the survey can lead to. */
type SurveyContext = {
  /** Keeps the key to the answers in this browser. */
  keepToken: (token: string) => void;
  /** Keeps answers with the service, so that another device goes on with them. */
  keepAnswers: (answered: AnswersGiven) => void;
  changed: Changed;
  /** Goes to another page in the place of this one. */
  replacePage: (path: string) => void;
};

/** By the machine that tells a fact. */
export type ReactionContext = {
  session: SessionContext;
  signIn: SignInContext;
  accountDeletion: AccountDeletionContext;
  giftCard: GiftCardContext;
  survey: SurveyContext;
  reservation: ReservationContext;
  reservationChange: ReservationChangeContext;
  review: ReviewReactionContext;
  cardPayment: CardPaymentContext;
  cardSaving: CardSavingContext;
  payer: PayerReactionContext;
};

/** A reaction for each fact: one that is forgotten does not compile. */
export type ReactionsTo<Fact extends { type: string }, Context> = {
  [Type in Fact["type"]]: (fact: Extract<Fact, { type: Type }>, context: Context) => void;
};
