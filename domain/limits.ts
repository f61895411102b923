/** Numbers of the product, in one place. Units are in the names. */
export const limits = {
  /** Spec §9: "a constant 15"; the step of the slot grid. */
  gridMinutes: 15,
  /** Spec §9: the default temporary storage TTL; how long a chosen time is held. */
  holdSeconds: 300,
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
  idempotencyHours: 24,
  accessTokenSeconds: 3600,
  /** Spec §9: the offset of anchor scrolling. */
  scrollOffsetPixels: 64,
  nameCharacters: 80,
  commentCharacters: 500,
} as const;
