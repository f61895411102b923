import type { PlantedBug } from "../bug.ts";

/** Holding a time, and saying and proving who comes. */
export const provingBugs: readonly PlantedBug[] = [
  {
    name: "a minute late",
    means: "For a minute after its end the page counts on a hold that others may take.",
    file: "machines/kit/deadline.ts",
    text: "const lastSecond = 1000;",
    planted: "const lastSecond = 61_000;",
    machines: ["time-hold"],
  },
  {
    name: "own hold in the way",
    means: "A link to a time beside the held one says that it is taken, by the client's own hold.",
    file: "machines/time-hold/rules.ts",
    text: "own: replaces && { reservationId: replaces.reservationId, secret: replaces.secret }",
    planted: "own: null",
    machines: ["time-hold", "reservation"],
  },
  {
    name: "another's proof",
    means: "The phone is changed after it was proven, and the visit is made in another's name.",
    file: "machines/contacts/rules.ts",
    text: "return isOfPhone(proof, clientPhone) ? proof : null;",
    planted: "return proof;",
    machines: ["contacts", "reservation"],
  },
  {
    name: "four digits are a code",
    means: "While the code is typed it is sent, and costs attempts.",
    file: "machines/sms-verification/setup.ts",
    text: "`^\\\\d{${limits.smsCodeDigits}}$`",
    planted: "`^\\\\d{4,${limits.smsCodeDigits}}$`",
    machines: ["sms-verification"],
  },
  {
    name: "attempts are not counted",
    means: "The page says five attempts are left until the code is dead.",
    file: "machines/sms-verification/rules.ts",
    text: "return attemptsLeft === undefined ? challenge : { ...challenge, attemptsLeft };",
    planted: "return challenge;",
    machines: ["sms-verification"],
  },
];
