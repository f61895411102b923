import { readdirSync } from "node:fs";
import { StateMachine, type AnyStateMachine, type AnyStateNode } from "xstate";
import { describe, expect, it } from "vitest";
import { mutations, operationIds, roles } from "../paths/machine/mutations.ts";
import { askedMachines, machines } from "../paths/machines.ts";
import { pathOf, statesOf } from "../../machines/kit/chart.ts";

const act = /^[a-z]+ing(?=[A-Z]|$)/;
const participle = /(ed|en|kept|known|lost|[pP]aid)(In|Out)?$/;
const factOfASubject = /^[a-z]+(-[a-z]+)*\.[a-z]+ed(-in|-elsewhere)?$/;

function nodesOf({ paths }: { paths: { machine: AnyStateMachine } }): AnyStateNode[] {
  return [paths.machine.root, ...statesOf(paths.machine)];
}

/** Whether the machine never rests in a state: one of the ways on is always open. */
function isTransient({ always = [] }: AnyStateNode): boolean {
  return always.some(({ guard }) => guard === undefined);
}

/** Whether something is under way in a state, invoked by itself or by a state around it. */
function isAsking({ invoke, parent }: AnyStateNode): boolean {
  return invoke.length > 0 || (parent !== undefined && isAsking(parent));
}

it("Every machine of the project has a paths file that is walked", () => {
  const folders = readdirSync("machines").filter((folder) => folder !== "kit");
  expect(machines.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

it("The reservation has no more than twelve states of its own", () => {
  const reservation = machines.find(({ name }) => name === "reservation");
  expect(reservation && statesOf(reservation.paths.machine).length).toBeLessThanOrEqual(12);
});

describe.each(askedMachines)("The machine $name", (machine) => {
  const states = statesOf(machine.paths.machine);
  const resting = states.filter((state) => state.type === "atomic" && !isTransient(state));
  const tagged = (tag: string): AnyStateNode[] => states.filter(({ tags }) => tags.includes(tag));

  it("describes every state", () => {
    expect(states.filter(({ description }) => !description).map(pathOf)).toEqual([]);
  });

  it("says of every state in which it rests whether it waits for a client or for the service, or stands by", () => {
    const silent = resting.filter(({ tags }) => tags.length !== 1);
    expect(silent.map(pathOf)).toEqual([]);
  });

  it("names states that wait by an act", () => {
    const waiting = [...tagged("waitsForUser"), ...tagged("waitsForServer")];
    expect(waiting.filter(({ key }) => !act.test(key)).map(pathOf)).toEqual([]);
  });

  it("comes to an end, unless it stands by for as long as the app does", () => {
    const ends = Object.values(machine.paths.machine.root.states).some(({ type }) => type === "final");
    expect(ends).toBe(tagged("standsBy").length === 0);
  });

  it("names ending states by what has come about", () => {
    const ending = states.filter(({ type }) => type === "final");
    expect(ending.filter(({ key }) => !participle.test(key)).map(pathOf)).toEqual([]);
  });

  it("asks the service for something wherever it waits for it", () => {
    expect(
      tagged("waitsForServer")
        .filter((state) => !isAsking(state))
        .map(pathOf),
    ).toEqual([]);
  });

  it("gives every invoke an id of its own", () => {
    const ids = nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("calls each effect as the contract calls the operation", () => {
    const effects = Object.entries(machine.paths.machine.implementations.actors)
      .filter(([name, logic]) => !(logic instanceof StateMachine) && name !== "waitUntil")
      .map(([name]) => name);
    const named = effects.flatMap((name) => roles.get(name) ?? [name]);
    expect(named.filter((name) => !operationIds.includes(name))).toEqual([]);
  });

  it("starts no mutation in an initial state", () => {
    const initial = nodesOf(machine).flatMap(({ initial: first }) => first.target ?? []);
    const started = initial.flatMap((state: AnyStateNode) =>
      state.invoke.map(({ src }) => (typeof src === "string" ? src : "inline")),
    );
    expect(started.filter((src) => mutations.has(src))).toEqual([]);
  });

  it("begins guards with is, has or can", () => {
    const guards = Object.keys(machine.paths.machine.implementations.guards);
    expect(guards.filter((name) => !/^(is|has|can)[A-Z]/.test(name))).toEqual([]);
  });

  it("names what a client does as a subject and a past tense", () => {
    const events = [...new Set(Object.values(machine.paths.events).map(({ type }) => type))];
    expect(events.filter((type) => !factOfASubject.test(type))).toEqual([]);
  });

  it("is walked by every event that its states listen to", () => {
    const listened = nodesOf(machine).flatMap((state) => Object.keys(state.config.on ?? {}));
    const walked = Object.values(machine.paths.events).map(({ type }) => type);
    expect(new Set(walked)).toEqual(new Set(listened));
  });
});
