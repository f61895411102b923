import type { Reservation } from "../../../../domain/entities.ts";
import { isSameWish } from "../../../../domain/wishes.ts";

type Entries = Reservation["entries"];

/** Who does a service that a visit had before, where that was somebody else; with the name of who it was. */
export function otherMasters(before: Entries, now: Entries) {
  return now.flatMap((entry) => {
    const had = before.find((one) => isSameWish(one, entry));
    return had && had.masterId !== entry.masterId ? [{ ...entry, before: had.masterName }] : [];
  });
}

/** The services of a visit that it has beside those of another one, for whomever. */
export function servicesBeside(others: Entries, all: Entries): string[] {
  const left = others.map(({ serviceId }) => serviceId);
  return all.flatMap(({ serviceId, serviceName }) => {
    const at = left.indexOf(serviceId);
    if (at !== -1) left.splice(at, 1);
    return at === -1 ? [serviceName] : [];
  });
}
