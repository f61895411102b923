import { initialTransition, type AnyMachineSnapshot, type EventObject } from "xstate";
import { describe, expect, it } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import type { Failure, ProblemAction } from "../../domain/failure.ts";
import { refused } from "../../machines/kit/paths.ts";
import { keyFaults } from "../paths/machine/keys.ts";
import { mutations } from "../paths/machine/mutations.ts";
import { replay } from "../paths/machine/replay.ts";
import { keyOf } from "../paths/machine/call-key.ts";
import type { Call } from "../paths/machine/world.ts";
import { type ChildPaths, type WalkedMachine, askedMachines } from "../paths/machines.ts";
import { transitionsOf } from "../paths/walk/generate.ts";
import { stateName } from "../../machines/kit/chart.ts";
import { openInvokes, stepsAt, take, type AnyPaths, type Happening, type Step } from "../paths/walk/steps.ts";

const { ProblemCode, ProblemAction: actions } = contract.components.schemas;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a service newer than this client may name any action
const unknownAction = "changeEverything" as ProblemAction;

/** Every refusal of the contract, and one that is in no contract with every action, with an unknown one, with none. */
const refusals: [name: string, failure: Failure][] = [
  ...ProblemCode.enum.map((code): [string, Failure] => [code, refused(code).failed]),
  ...[...actions.enum, unknownAction].map((action): [string, Failure] => [
    `somethingNew, ${action}`,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is one of the contract, or the one above
    refused("somethingNew", { action: action as ProblemAction }).failed,
  ]),
  ["somethingNew, without an action", refused("somethingNew").failed],
];

function refuse(id: string, failed: Failure): Happening {
  return { kind: "answer", name: `${id}: refused`, id, answer: { failed } };
}

function isAtRest([snapshot, ...children]: AnyMachineSnapshot[]): boolean {
  return (
    snapshot?.status === "done" ||
    [snapshot, ...children].some((one) => one?.hasTag("waitsForUser") || one?.hasTag("standsBy"))
  );
}

/** What the view of each state in which somebody is waited for lets them do, giving up aside. */
const offered: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  accountDeletion: {
    waitingToRetry: ["retry.requested"],
    confirming: ["deletion.confirmed"],
    coolingOff: ["deletion.cancelled"],
  },
  cardPayment: {
    waitingToRetry: ["retry.requested"],
    choosingWay: ["way.picked"],
    enteringCard: ["card.entered", "way.reconsidered"],
    authenticating: ["authentication.returned", "way.reconsidered"],
  },
  cardSaving: { deciding: ["page.requested"], typingCard: ["page.requested"], waitingToRetry: ["retry.requested"] },
  contacts: { enteringContacts: ["contacts.submitted"] },
  giftCard: {
    choosingAmount: ["gift-card.edited", "amount.confirmed"],
    choosingDesign: ["design.confirmed"],
    writingWords: ["words.confirmed"],
    previewing: ["order.confirmed"],
  },
  payer: { enteringContacts: ["contacts.submitted"] },
  reservation: {
    choosingServices: ["service.toggled", "services.confirmed"],
    choosingMasters: ["master.picked", "masters.confirmed"],
    choosingTime: ["slot.picked"],
    "held.confirming": ["reservation.confirmed"],
  },
  reservationChange: {
    waitingToRetry: ["retry.requested"],
    confirmingCancellation: ["cancellation.confirmed"],
    choosingServices: ["choice.confirmed"],
    choosingTime: ["slot.picked", "services.reconsidered"],
    confirmingMove: ["move.confirmed", "slot.reconsidered"],
  },
  review: {
    waitingToRetry: ["retry.requested"],
    writing: ["review.edited", "review.confirmed"],
    rereading: ["taking-back.requested"],
    confirmingTakingBack: ["taking-back.confirmed", "taking-back.reconsidered"],
  },
  signIn: {
    enteringCredentials: ["credentials.submitted"],
    enteringPhone: ["phone.submitted"],
    enteringAccount: ["account.submitted"],
    decidingToSignIn: ["offer.accepted"],
    enteringNewPassword: ["password.submitted"],
  },
  smsVerification: {
    askingForCode: ["code.requested"],
    enteringCode: ["code.entered", "code.requested"],
    askingForAnotherCode: ["code.requested"],
  },
  survey: { waitingToRetry: ["retry.requested"], reviewing: ["survey.confirmed", "step.revisited"] },
  timeHold: { waitingToRetry: ["retry.requested"], keepingTime: ["extension.requested"] },
};

/** What somebody can do at what is shown to them, in the words of the machine that hears it. */
function waysOn(tree: AnyMachineSnapshot[], everyPaths: readonly AnyPaths[]): string[] {
  return tree.flatMap((one) => {
    const { id } = one.machine;
    const shown = offered[id]?.[stateName(one.value)] ?? [];
    const events = everyPaths
      .filter(({ machine }) => machine.id === id)
      .flatMap((paths) => Object.values(paths.events));
    const possible = events.filter((event: EventObject) => shown.includes(event.type) && one.can(event));
    return possible.map(({ type }) => `${id}: ${type}`);
  });
}

type Way = { name: string; steps: Step[]; open: Call[] };

/** The shortest way to each thing that the service can be asked, wherever in the machine and its children. */
async function waysToCalls({ paths, children }: WalkedMachine): Promise<Way[]> {
  const ways = new Map<string, Way>();
  for (const { steps } of transitionsOf(paths).toSorted((one, other) => one.steps.length - other.steps.length)) {
    const { open, tree } = await replay(paths, steps, children);
    const states = tree.map(({ value }) => stateName(value));
    const name = `${states.join(", ")} asking ${open.map(({ effect }) => effect).join(", ")}`;
    if (open.length > 0 && !ways.has(name)) ways.set(name, { name, steps, open });
  }
  return [...ways.values()];
}

/** The machine once everything that it asks after a way is refused. */
async function refuseAll({ paths, children }: WalkedMachine, way: Step[], failure: Failure) {
  let steps = way;
  let seen = await replay(paths, steps, children);
  for (let round = 0; seen.open.length > 0 && round < 5; round += 1) {
    steps = [...steps, ...seen.open.map(({ id }) => refuse(id, failure))];
    seen = await replay(paths, steps, children);
  }
  return seen;
}

/** The snapshot after steps from a way in; nothing runs. */
function snapshotAfter({ machine }: AnyPaths, [entrance, ...steps]: Step[]): AnyMachineSnapshot {
  if (entrance?.kind !== "entered") throw new Error("A path starts with a way in.");
  let [snapshot] = initialTransition(machine, entrance.input);
  for (const step of steps) if (step.kind !== "entered") [snapshot] = take(machine, snapshot, step);
  return snapshot;
}

/** Whether a child asks for the same: its own walk shows with which keys. */
function isAskedByChild(id: string, snapshot: AnyMachineSnapshot, children: ChildPaths): boolean {
  return openInvokes(snapshot).some((child) => id in (children[child]?.answers ?? {}));
}

/** Snapshots with equal places go on alike. */
function placeOf(paths: AnyPaths, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, paths.distinguish(snapshot), openInvokes(snapshot)]);
}

/** The shortest way from a snapshot on to where the invoke runs again; else whether a child does; undefined where there is neither. */
function wayBackTo(
  id: string,
  { paths, children }: WalkedMachine,
  from: AnyMachineSnapshot,
): Happening[] | "a child asks" | undefined {
  let isByChild = false;
  const seen = new Set([placeOf(paths, from)]);
  const queue: [AnyMachineSnapshot, Happening[]][] = [[from, []]];
  for (const [snapshot, way] of queue) {
    if (openInvokes(snapshot).includes(id)) return way;
    isByChild ||= isAskedByChild(id, snapshot, children);
    for (const step of stepsAt(paths, snapshot)) {
      const [next] = take(paths.machine, snapshot, step);
      const place = placeOf(paths, next);
      if (seen.has(place)) continue;
      seen.add(place);
      queue.push([next, [...way, step]]);
    }
  }
  return isByChild ? "a child asks" : undefined;
}

describe.each(askedMachines)("Whatever the service refuses to $name", async (machine) => {
  const { paths, children } = machine;
  const ways = await waysToCalls(machine);

  it.each(ways)("in $name ends with something that a client can do", async ({ steps: way }) => {
    for (const [name, failure] of refusals) {
      const { open, snapshot, tree } = await refuseAll(machine, way, failure);
      expect(open, name).toEqual([]);
      expect(isAtRest(tree), name).toBe(true);
      const isOver = snapshot.status === "done" || snapshot.hasTag("standsBy");
      if (!isOver) expect(waysOn(tree, [paths, ...Object.values(children)]), name).not.toEqual([]);
    }
  });

  const acts = ways.flatMap(({ name, steps, open: [call] }) =>
    call && mutations.has(call.effect) && call.id in paths.answers ? [{ name, way: steps, id: call.id }] : [],
  );

  it.each(acts)("in $name can be asked for again, with another key, unless all is over", async ({ way, id }) => {
    const waysBack = new Map<string, ReturnType<typeof wayBackTo>>();
    for (const [name, failure] of refusals) {
      const refusedWay = [...way, refuse(id, failure)];
      const snapshot = snapshotAfter(paths, refusedWay);
      if (snapshot.status === "done") continue;
      const place = placeOf(paths, snapshot);
      const on = waysBack.get(place) ?? wayBackTo(id, machine, snapshot);
      waysBack.set(place, on);
      if (!on) throw new Error(`${name}: there is no way back to ${id}.`);
      if (on === "a child asks") continue;
      const { world } = await replay(paths, [...refusedWay, ...on], children);
      const keys = world.calls.filter((call) => call.id === id).map(({ input }) => keyOf(input));
      expect(keys.length, name).toBeGreaterThan(1);
      expect(new Set(keys).size, name).toBe(keys.length);
      expect(keyFaults(world.calls), name).toEqual([]);
    }
  });
});
