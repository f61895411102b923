import { describe, expect, it } from "vitest";
import { machines } from "../paths/machines.ts";
import { explore, type Move, type Place } from "../paths/walk/explore.ts";
import { groupBy } from "../paths/walk/group-by.ts";

/** What people come for, by machine. Who has given up has not come to it. */
const goals: Readonly<Record<string, readonly string[]>> = {
  "account-deletion": ["coolingOff", "kept"],
  contacts: ["known"],
  reservation: ["reserved"],
  session: ["anonymous", "authenticated.fresh"],
  "sign-in": ["signedIn"],
  "sms-verification": ["verified"],
  "time-hold": ["keepingTime"],
};

const isGivingUp = ({ step }: Move): boolean => step.name.endsWith(".abandoned");

/** Every place from which some moves lead to the state. */
function placesBefore(state: string, moves: Move[]): Set<Place> {
  const arriving = groupBy(moves, ({ to }) => to);
  const before = new Set(moves.map(({ to }) => to).filter((place) => place.state === state));
  for (const place of before) for (const { from } of arriving.get(place) ?? []) if (from) before.add(from);
  return before;
}

describe.each(machines)("Nobody gets stuck in $name", ({ name, paths }) => {
  const moves = explore(paths);
  const places = new Set(moves.map(({ to }) => to).filter(({ snapshot }) => snapshot.status === "active"));

  it.each(goals[name] ?? [])("from every place a way leads to %s, without giving up", (goal) => {
    const before = placesBefore(
      goal,
      moves.filter((move) => !isGivingUp(move)),
    );
    expect([...places].filter((place) => !before.has(place)).map(({ key }) => key)).toEqual([]);
    expect(before.size).toBeGreaterThan(1);
  });

  it("is said what people come for", () => {
    expect(goals[name]?.length).toBeGreaterThan(0);
  });
});
