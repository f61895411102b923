import type { PlantedBug } from "../bug.ts";

/** What lies between the machines and the service: calls, and what follows from facts. */
export const clientBugs: readonly PlantedBug[] = [
  {
    name: "key thrown away",
    means: "A guest has booked, and their own visit is not shown to them.",
    file: "src/app/facts/reactions.ts",
    text: "context.keepSecret(fact.reservationId, fact.secret);\n",
    planted: "",
    machines: ["reservation"],
  },
  {
    name: "signed out until the reload",
    means: "Whoever sits down at the computer next is signed in as the one before.",
    file: "src/app/facts/session-reactions.ts",
    text: "if (!isElsewhere) context.clearStored(session);\n",
    planted: "",
    machines: ["session"],
  },
  {
    name: "comment dropped",
    means: "The salon does not read what the client has written to it.",
    file: "src/effects/reservation.ts",
    text: '...(comment !== "" && { comment }),',
    planted: "",
    machines: ["reservation"],
  },
  {
    name: "old time stays held",
    means: "A client who picks another time keeps the first one from everybody for five minutes.",
    file: "src/effects/time-hold.ts",
    text: "return { isTemporary: true, firmId, params, startTime, ...replacing(replaces) };",
    planted: "return { isTemporary: true, firmId, params, startTime };",
    machines: ["reservation"],
  },
];
