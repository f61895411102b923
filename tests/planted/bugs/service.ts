import type { PlantedBug } from "../bug.ts";

/** The service itself. */
export const serviceBugs: readonly PlantedBug[] = [
  {
    name: "guessing is free",
    means: "A code of six digits can be tried out.",
    file: "server/services/phone-proof/challenge.ts",
    text: "await storeWrongAttempt(transaction, id);\n",
    planted: "",
    machines: ["sms-verification"],
  },
  {
    name: "proof for ever",
    means: "A phone that was proven once is proven as long as the hold lasts, whatever the limit says.",
    file: "server/db/queries/sms-challenges.ts",
    text: " and proof_expires_at > $5",
    planted: "",
    machines: ["reservation"],
  },
  {
    name: "done twice",
    means: "The answer to a call is lost, and pressing again does it once more.",
    file: "server/services/idempotency.ts",
    text: '"idempotency key", key)',
    planted: '"idempotency key", key, String(performance.now()))',
    machines: ["reservation"],
  },
  {
    name: "time not freed",
    means: "What is given up or cancelled can be had by nobody.",
    file: "server/db/queries/reservation-moves.ts",
    text: "where not $8::boolean and o.firm_id = $1",
    planted: "where false and not $8::boolean and o.firm_id = $1",
    machines: ["reservation-change"],
  },
  {
    name: "another zone",
    means: "The visit is shown at eight in the morning, and is at one.",
    file: "server/services/reservations/reservation.ts",
    text: "startTime: local(row.startsAt),",
    planted: 'startTime: formatInZone("UTC", Date.parse(row.startsAt)),',
    machines: ["reservation"],
  },
];
