import type { FromPage } from "../wire.ts";
import type { SeenActor } from "./seen.ts";

/** Of this site: two slashes lead elsewhere, also where one leans the other way or something unseen stands between them. */
const ownAddress = /^\/(?![/\\\s])/;

/** Where the page of a process stood when it began; the home page where an id was struck out of that, or where that is no address of this site. */
export function addressOf(log: readonly FromPage[], { page, actor }: SeenActor): string {
  const began = log.find(
    (one) => one.page === page && one.observation.kind === "began" && one.observation.actor === actor,
  )?.observation;
  return began?.kind === "began" && ownAddress.test(began.address) && !began.address.includes("…")
    ? began.address
    : "/";
}
