import { limits as ofBoth } from "../../domain/limits.ts";

/** Numbers of the product: those that the client has to know too, and those of the service alone. Units are in the names. */
export const limits = {
  ...ofBoth,
  /** How long a visit of several people is searched for, waiting for a thread included. */
  searchSeconds: 15,
  /** Searches that wait for a thread at once: of all callers, and of one that cost as much. */
  searchesWaiting: 32,
  searchesWaitingPerCaller: 8,
  /** Of a page of a list, unless another number is asked for. */
  pageItems: 20,
  /** How long a chosen time is held while somebody fills in (design §4). */
  holdSeconds: 300,
  /** How much longer it is held for whoever asks, once. */
  holdExtensionSeconds: 300,
  /** How long a time is held for its prepayment (design §4). */
  prepaymentSeconds: 900,
  /** Reservations of one phone that wait for their prepayment at once: whoever holds more times does not mean to pay. */
  awaitedPerPhone: 3,
  /** With less of that left, no card is charged for it any more: it would come too late. */
  lastChargeSeconds: 30,
  /** With less of it left, PayBox's page is not opened for it: it stands for so long at least. */
  payBoxPageSeconds: 300,
  smsCodeSeconds: 300,
  /** The waits before the second, third, … code; the last one repeats. */
  smsResendSeconds: [60, 120, 300],
  /** How long a proven phone stands for the reservation it was proven for. */
  phoneProofSeconds: 900,
  smsPerPhonePerHour: 5,
  smsPerAddressPerHour: 30,
  smsInTotalPerHour: 2000,
  /** Visits of one phone that it is told of; of more, nobody has to be told. */
  confirmationSmsPerPhonePerHour: 10,
  /** Open requests of the waitlist. */
  waitlistPerPhone: 5,
  waitlistPerFirm: 200,
  /** How long a time is held for whoever waited for it. */
  waitlistOfferMinutes: 30,
  /** How long is known who waited for what, once that is over. */
  waitlistRecordDays: 30,
  /** How long the answers of a visitor's survey are kept: as long as the cookie with its token. */
  surveyDays: 365,
  /** A firm's wish to be here, by phone: who fills the form more often is no firm. */
  landingRequestsPerDay: 3,
  /** Of how many of these the operator is told by SMS: whoever makes phones up would spend the account. */
  landingMessagesPerDay: 50,
  /** Attempts to pay for one thing: who tries out cards has no more here. */
  paymentsPerSubject: 20,
  /** Payments that failed within an hour for the phone of one payer, or by one link: whoever tries out cards has one. */
  failedPaymentsPerHour: 10,
  /** For how long a link of a firm's can be paid, unless it says otherwise. */
  paymentLinkDays: 3,
  /** Attempts to bind cards to one account within a day: whoever tries out cards that work has no more. */
  cardBindingsPerDay: 10,
  /** How long an ordered gift card can be paid. */
  giftCardPayableSeconds: 3600,
  /** How many days before its last one the end of a gift card is announced once more. */
  giftCardLastAnnounceDays: 3,
  /** How many days a gift card works at least from when money comes back to it. */
  giftCardReturnDays: 30,
  /** So many days after its first last one it ends, however often that happens. */
  giftCardProlongedDays: 180,
  /** How often the link of a gift card is sent again, and how many seconds lie between. */
  giftCardResends: { most: 3, everySeconds: 600 },
  /** Gift cards that one phone orders in an hour. */
  giftCardOrdersPerHour: 20,
  /** Tokens of gift cards that opened nothing, in an hour from one address. */
  wrongGiftTokensPerHour: 20,
  idempotencyHours: 24,
  accessTokenSeconds: 3600,
  /** How long the access token of who is signed in stands. */
  signedInTokenSeconds: 900,
  /** How long a session stands from when it was last refreshed. */
  sessionDays: 90,
  /** For how long a refresh token that was changed is answered again: two tabs that ask at once, an answer that got lost. */
  refreshGraceSeconds: 30,
  /** Passwords that did not fit, an hour: of one phone from one address, of one phone, from one address, of all. */
  wrongPasswordsPerPhoneAndAddressPerHour: 10,
  wrongPasswordsPerPhonePerHour: 100,
  wrongPasswordsPerAddressPerHour: 60,
  wrongPasswordsInTotalPerHour: 5000,
  /** How long a phone that was proven for a new password stands. */
  verificationSeconds: 900,
  /** How long a request to delete the account can be taken back. */
  deletionDays: 14,
  /** A picture with more, width by height, is not opened. */
  pictureSourcePixels: 40_000_000,
  complaintsPerVisitPerDay: 3,
  /** The sides of the small square of a photo in a review. */
  reviewPhotoSmallPixels: 320,
  /** How often one visit is reviewed, with what was taken back. */
  reviewsPerVisit: 3,
} as const;
