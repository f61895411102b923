import type { FromPage } from "../wire.ts";
import type { SeenActor } from "./seen.ts";

/** Where the page of a process stood when it began; the home page where an id was struck out of that. */
export function addressOf(log: readonly FromPage[], { page, actor }: SeenActor): string {
  const began = log.find(
    (one) => one.page === page && one.observation.kind === "began" && one.observation.actor === actor,
  )?.observation;
  return began?.kind === "began" && !began.address.includes("…") ? began.address : "/";
}
