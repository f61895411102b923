import { randomUUID } from "node:crypto";
import type { NewHold } from "../../server/db/queries/holds.ts";
import { salon } from "../server/salon.ts";

/** A hold of a haircut by a master, which was planned at some time. */
export function plannedHold(now: Date, startTime: string, endTime: string, masterId = 1): NewHold {
  const entry = { startTime, endTime, masterId, serviceId: salon.haircut, person: 1, price: 1, fullPrice: 1 };
  return {
    id: randomUUID(),
    firmId: salon.firmId,
    plan: { startTime, endTime, price: 1, fullPrice: 1, entries: [entry] },
    occupancies: [{ startTime, endTime, resourceKind: "master", resourceId: masterId }],
    currency: "KZT",
    prepayment: 0,
    freeCancelUntil: startTime,
    peopleCount: 1,
    awaitingTime: 0,
    manner: "togetherIfPossible",
    language: "ru",
    referrer: undefined,
    heldFrom: "test",
    secretHash: Buffer.from(""),
    now,
    heldUntil: new Date(now.getTime() + 300_000),
  };
}
