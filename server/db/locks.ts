/**
 * The numbers of advisory locks, each of one thing alone.
 *
 * Whatever a transaction locks, it locks in one order, so that no two of them wait for each other: the visit that is to be
 * changed; reservations that hold a time, several by their ids; what is paid for them; gift cards; the request of the waitlist;
 * and advisory locks last, but for that of an idempotency key, which is first. What it takes of masters, rooms and devices it
 * takes in their order. Who must not wait (a worker that offers times or ends holds) skips what is locked.
 */
export const advisoryLocks = {
  migrations: 720_430_001,
  /** Of the PostgreSQL that comes with the packages; held by the process that runs it. */
  clusterOwner: 720_430_002,
  demo: 720_430_003,
  sandboxMessages: 720_430_004,
  passwordAttempts: 720_430_005,
  /** With an address at a firm. */
  holds: 720_430_006,
  /** With a phone. */
  confirmations: 720_430_007,
  waitlistRequests: 720_430_008,
  /** With a firm. */
  waitlistQueue: 720_430_009,
  codeSendings: 720_430_010,
  /** With an address. */
  giftCardTries: 720_430_012,
  /** With a phone. */
  giftCardOrders: 720_430_013,
  landingRequests: 720_430_014,
  /** With a key and its operation. */
  idempotencyKeys: 720_430_015,
} as const;
