import { describe, expect, it } from "vitest";
import { askedMachines, machineNamed } from "../paths/machines.ts";
import { explore, type Move, type Place } from "../paths/walk/explore.ts";
import { groupBy } from "../paths/walk/group-by.ts";
import { stepsAt, take } from "../paths/walk/steps.ts";

/** What people come for, by machine. Who has given up has not come to it. */
const goals: Readonly<Record<string, readonly string[]>> = {
  "account-deletion": ["coolingOff", "kept"],
  "card-payment": ["paid"],
  "card-saving": ["saved"],
  contacts: ["known"],
  "gift-card": ["ordered"],
  payer: ["registered"],
  reservation: ["reserved"],
  "reservation-change": ["cancelled or changed"],
  review: ["rereading", "writing or reviewed or refused"],
  session: ["anonymous", "authenticated.fresh"],
  "sign-in": ["signedIn"],
  "sms-verification": ["verified"],
  survey: ["finished"],
  "time-hold": ["keepingTime"],
};

const isGivingUp = ({ step }: Move): boolean => step.name.endsWith(".abandoned");

/** Every place from which some moves lead to the state, or to one of several. */
function placesBefore(goal: string, moves: Move[]): Set<Place> {
  const states = goal.split(" or ");
  const arriving = groupBy(moves, ({ to }) => to);
  const before = new Set(moves.map(({ to }) => to).filter(({ state }) => states.includes(state)));
  for (const place of before) for (const { from } of arriving.get(place) ?? []) if (from) before.add(from);
  return before;
}

describe.each(askedMachines)("Nobody gets stuck in $name", ({ name, paths }) => {
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

it("Whoever is told that the time is held, at last or still, goes on from there", () => {
  const { paths } = machineNamed("reservation");
  const waiting = new Set(
    explore(paths)
      .map(({ to }) => to)
      .filter(({ state }) => state === "held.holdingTime"),
  );
  for (const { key, snapshot } of waiting) {
    const held = stepsAt(paths, snapshot).filter(({ name }) => /^timeHold: held( still)?$/.test(name));
    expect(held, key).toHaveLength(1);
    for (const step of held) {
      const [next] = take(paths.machine, snapshot, step);
      expect(next.hasTag("waitsForUser"), key).toBe(true);
    }
  }
  expect(waiting.size).toBeGreaterThan(10);
});
