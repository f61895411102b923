/** Numbers of the product, in one place. Units are in the names. */
export const limits = {
  /** Spec §9: "a constant 15 exists"; here it is the step of the slot grid. */
  gridMinutes: 15,
  /** Spec §9: the default TTL of the temporary storage. */
  temporaryStorageSeconds: 300,
  /** Spec §9: how many times a failed request is made again (§8). */
  retryCount: 1,
  /** How long a chosen time is held while somebody fills in (design §4). */
  holdSeconds: 300,
  /** How much longer it is held for whoever asks, once. */
  holdExtensionSeconds: 300,
  /** How long a time is held for its prepayment (design §4). */
  prepaymentSeconds: 900,
  /** Within how many minutes from now an express service begins (spec §7, express). */
  expressMinutes: 60,
  smsCodeDigits: 6,
  smsCodeSeconds: 300,
  smsAttempts: 5,
  /** The waits before the second, third, … code; the last one repeats. */
  smsResendSeconds: [60, 120, 300],
  /** How long a proven phone stands for the reservation it was proven for. */
  phoneProofSeconds: 900,
  smsPerPhonePerHour: 5,
  smsPerAddressPerHour: 30,
  smsInTotalPerHour: 2000,
  /** Visits of one phone that it is told of; of more, nobody has to be told. */
  confirmationSmsPerPhonePerHour: 10,
  /** Between which hours of the salon's day a client is reminded of a visit. */
  reminderHours: { fromHour: 9, untilHour: 21 },
  /** Open requests of the waitlist. */
  waitlistPerPhone: 5,
  waitlistPerFirm: 200,
  /** How long a time is held for whoever waited for it. */
  waitlistOfferMinutes: 30,
  /** How long before its beginning a time is offered at the latest. */
  waitlistNoticeMinutes: 120,
  /** How long is known who waited for what, once that is over. */
  waitlistRecordDays: 30,
  /** Attempts to pay for one reservation: who tries out cards has no more here. */
  paymentsPerReservation: 20,
  /** Payments that failed within an hour for one phone: whoever tries out cards reserves under one. */
  failedPaymentsPerHour: 10,
  idempotencyHours: 24,
  accessTokenSeconds: 3600,
  /** How long the access token of who is signed in stands. */
  signedInTokenSeconds: 900,
  /** How long a session stands from when it was last refreshed. */
  sessionDays: 90,
  /** For how long a refresh token that was changed is answered again: two tabs that ask at once, an answer that got lost. */
  refreshGraceSeconds: 30,
  passwordCharacters: 8,
  /** The longest password: a longer one would only cost the time of hashing it. */
  passwordMost: 200,
  /** Passwords that did not fit, an hour: of one phone from one address, of one phone, from one address, of all. */
  wrongPasswordsPerPhoneAndAddressPerHour: 10,
  wrongPasswordsPerPhonePerHour: 100,
  wrongPasswordsPerAddressPerHour: 60,
  wrongPasswordsInTotalPerHour: 5000,
  /** How long a phone that was proven for a new password stands. */
  verificationSeconds: 900,
  /** How long a request to delete the account can be taken back. */
  deletionDays: 14,
  avatarPixels: 512,
  /** A picture with more, width by height, is not opened. */
  avatarSourcePixels: 40_000_000,
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
  complaintCharacters: 1000,
  complaintsPerVisitPerDay: 3,
  /** Services for people, in one reservation. */
  wishes: 20,
} as const;
