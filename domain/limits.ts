/** Numbers of the product that the client has to know too; those of the service alone are in server/core/limits.ts. Units are in the names. */
export const limits = {
  /** Spec §9: "a constant 15 exists"; here it is the step of the slot grid. */
  gridMinutes: 15,
  /** Spec §9: the default TTL of the temporary storage. */
  temporaryStorageSeconds: 300,
  /** How long a gift card that somebody went to book with is remembered on their device. */
  giftCardInHandSeconds: 86_400,
  /** Spec §9: how many times a failed request is made again (§8). */
  retryCount: 1,
  /** How many firms a page of a search has. */
  searchPageFirms: 24,
  /** How many favourites the home page shows at most. */
  homeFavorites: 100,
  /** Within how many minutes from now an express service begins (spec §7, express). */
  expressMinutes: 60,
  /** With so many seconds left, little is left of a hold. */
  littleOfHoldSeconds: 120,
  /** How many days are looked at for free times at once. */
  daysAhead: 14,
  /** How many days can be asked for at once. */
  daysAtOnce: 31,
  /** How long before a visit a calendar reminds of it. */
  calendarAlarmHours: 2,
  smsCodeDigits: 6,
  /** How many codes may be tried against one that was sent (design §4). */
  smsAttempts: 5,
  /** Between which hours of the salon's day people are written to who do not wait for it: see `sendingHours`. */
  reminderHours: { fromHour: 9, untilHour: 21 },
  /** From which hour of the day after a visit its client is asked how it was. */
  reviewRequestHour: 12,
  /** How long before its beginning a time is offered at the latest. */
  waitlistNoticeMinutes: 120,
  /** What a part of an amount that is paid in instalments comes to at least, minor units. */
  smallestInstalment: 50_000,
  /** For how long one attempt to bind a card may be proven to the bank. */
  cardBindingMinutes: 15,
  /** Of a gift card, minor units. */
  giftCardAmounts: { least: 300_000, most: 20_000_000, step: 10_000 },
  giftCardPresets: [500_000, 1_000_000, 1_500_000, 2_500_000, 5_000_000],
  giftCardValidMonths: 12,
  /** How many days before its last one the end of a gift card is announced. */
  giftCardAnnounceDays: 30,
  /** How far ahead the day may be on which a gift card is sent. */
  giftCardSendDays: 180,
  /** The hour of that day. */
  giftCardSendHour: 9,
  giftCardWordsCharacters: 300,
  passwordCharacters: 8,
  /** The longest password: a longer one would only cost the time of hashing it. */
  passwordMost: 200,
  avatarPixels: 512,
  /** How many people one reservation is for. */
  people: 10,
  nameCharacters: 80,
  commentCharacters: 500,
  /** Of the channel that brought a client, as the header says it: percent-encoded. */
  referrerCharacters: 200,
  /** What the contract bounds ids by. */
  largestId: 2_147_483_647,
  /** What a phone is typed as, with whatever is pasted around it. */
  phoneCharacters: 100,
  /** What no file of translations comes near: one that is larger is not read to its end. */
  translationBytes: 500_000,
  awaitingMinutes: 240,
  /** Which longest waits between two services are offered, minutes. */
  awaitingSteps: [0, 15, 30, 60],
  complaintCharacters: 1000,
  reviewCharacters: 2000,
  reviewPhotos: 4,
  /** The longer side of a photo in a review. */
  reviewPhotoPixels: 1440,
  /** For how long after its end a visit can be reviewed. */
  reviewDays: 60,
  /** For how long a review can be taken back. */
  reviewTakeBackHours: 72,
  /** Services for people, in one reservation. */
  wishes: 20,
} as const;
