import type { Track } from "../../../domain/analytics.ts";
import type { CurrentUser, Reservation, SignedIn } from "../../../domain/entities.ts";

/** What a page's facts can lead to. */
type PageContext = {
  track: Track;
  /** Keeps the tab of the menu that was pressed last (spec §3: menu-tab). */
  keepTab: (key: string) => void;
};

/** What the facts of the session can lead to. */
type SessionContext = {
  /** Stores the tokens of the session as it now is. */
  storeTokens: () => void;
  storeUser: (user: CurrentUser) => void;
  /** Removes everything of the user that is stored. */
  clearStored: () => void;
  /** Shows every page who is signed in. */
  show: (user: CurrentUser | undefined) => void;
  /** Drops what was read for whoever was here before. */
  forgetAnswers: () => void;
  /** Has the client's profile read anew. */
  refreshProfile: () => void;
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
  /** Keeps the guest's key to a reservation. */
  keepSecret: (reservationId: string, secret: string) => void;
  forgetDraft: () => void;
  /** Has the lists of visits read anew. */
  refreshReservations: () => void;
  /** Goes to another page in the place of this one. */
  replacePage: (path: string) => void;
  /** Says to those who listen to the page that the time is no longer held. */
  sayHoldRanOut: () => void;
};

/** What the facts of changing a visit can lead to. */
type ReservationChangeContext = {
  /** Shows every page the visit as it now stands. */
  showReservation: (reservation: Reservation) => void;
  /** Has the lists of visits read anew. */
  refreshReservations: () => void;
};

/** What the facts of a payment can lead to. */
type CardPaymentContext = {
  /** Has what was paid for read anew, with the lists that it is in. */
  refresh: () => void;
  /** What was typed for it is wanted no more: it stands. */
  finishDraft: () => void;
  /** Goes to the processor's page. */
  openPage: (url: string) => void;
  /** Goes to what was paid for. */
  showPaid: () => void;
};

/** What the facts of deleting an account can lead to. */
type AccountDeletionContext = {
  /** Has it read anew whether the account is to be deleted. */
  refreshDeletion: () => void;
};

/** What the facts of buying a gift card can lead to. */
type GiftCardContext = {
  /** Keeps the buyer's key to a card. */
  keepSecret: (giftCardId: string, secret: string) => void;
  forgetDraft: () => void;
  /** Has the list of the buyer's cards read anew. */
  refreshGiftCards: () => void;
  /** Goes to another page in the place of this one. */
  replacePage: (path: string) => void;
};

/** By where a fact is told. */
export type ReactionContext = {
  page: PageContext;
  session: SessionContext;
  signIn: SignInContext;
  accountDeletion: AccountDeletionContext;
  giftCard: GiftCardContext;
  reservation: ReservationContext;
  reservationChange: ReservationChangeContext;
  cardPayment: CardPaymentContext;
};
