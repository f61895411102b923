import { useState } from "react";
import { keyOf, type Seen, type SeenActor } from "../seen/seen.ts";
import { lastStanding, standingAfter } from "../seen/standing.ts";
import type { FromPage } from "../wire.ts";

/**
 * Which process is chosen, which entry of the log is looked at, and how that process stood then; now, where none is looked at.
 * @param firstOf which process is meant as long as none is chosen
 * @returns `past`: the log up to what is looked at
 */
export function useTravel(
  { log, actors }: Pick<Seen, "log" | "actors">,
  firstOf: (actors: readonly SeenActor[]) => SeenActor | undefined,
) {
  const [chosenKey, choose] = useState("");
  const [wanted, setWanted] = useState<FromPage>();
  const at = log.findIndex(({ page, number }) => page === wanted?.page && number === wanted.number);
  const looked = log[at];
  const past = looked === undefined ? log : log.slice(0, at + 1);
  const chosen = actors.find(({ key }) => key === chosenKey) ?? firstOf(actors);
  const standing = chosen && (looked === undefined ? lastStanding(past, chosen) : standingAfter(past, chosen));
  const look = (entry: FromPage | undefined) => {
    setWanted(entry);
    if (entry !== undefined && "actor" in entry.observation) choose(keyOf(entry.page, entry.observation.actor));
  };
  return { chosen, choose, looked, look, past, standing };
}
