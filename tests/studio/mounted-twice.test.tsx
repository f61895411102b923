import { act, fireEvent, render } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { type AnyActorRef, type AnyStateMachine, fromPromise, StateMachine } from "xstate";
import { accountDeletionPaths } from "../../machines/account-deletion/paths.ts";
import { reservationPaths } from "../../machines/reservation/paths.ts";
import { useProcess } from "../../src/app/core/run-process.ts";
import { createDescribe } from "../../src/studio/observer/describe.ts";
import { readRecording } from "../../src/studio/recording.ts";
import { recordingOf } from "../../src/studio/seen/record.ts";
import type { Observation } from "../../src/studio/wire.ts";
import { follow } from "../paths/recorded/follow.ts";
import { type AnyPaths, entrancesOf } from "../paths/walk/steps.ts";
import { seenOf, messagesFrom } from "./support.ts";

const losses = { futureReservations: 1, reviews: 2, favoriteFirms: 3, bonuses: [], keptGiftCards: 0 };

/** A process as React draws it while developing, in StrictMode: its effects are answered by hand, the latest of a name. */
function drawTwice(paths: AnyPaths, wayIn: string) {
  const observed: Observation[] = [];
  const calls: { effect: string; answer: (output: unknown) => void }[] = [];
  const { inspect } = createDescribe(
    (one) => observed.push(one),
    () => 0,
    () => "/…",
  );
  const played = (machine: AnyStateMachine): AnyStateMachine =>
    machine.provide({
      actors: Object.fromEntries(
        Object.entries(machine.implementations.actors).map(([effect, logic]) => [
          effect,
          logic instanceof StateMachine
            ? played(logic)
            : fromPromise(() => new Promise((resolve) => calls.push({ effect, answer: resolve }))),
        ]),
      ),
    });
  const entrance = entrancesOf(paths).find(({ name }) => name === wayIn);
  if (entrance?.kind !== "entered") throw new Error(`There is no way in "${wayIn}".`);
  const process = { machine: played(paths.machine), input: entrance.input };
  function Drawn({ event }: { event: { type: string } }) {
    const actor: AnyActorRef = useProcess(() => process, { onFact: () => {}, inspect });
    return <button onClick={() => actor.send(event)}>Send</button>;
  }
  const { unmount, rerender, getByRole } = render(<Drawn event={{ type: "" }} />, { wrapper: StrictMode });
  return {
    observed,
    unmount,
    seen: () => seenOf(...messagesFrom("a", observed)),
    send(event: { type: string }) {
      rerender(<Drawn event={event} />);
      fireEvent.click(getByRole("button"));
    },
    answer: (effect: string, output: unknown) =>
      act(async () => calls.findLast((call) => call.effect === effect)?.answer(output)),
    calls: (effect: string) => calls.filter((call) => call.effect === effect).length,
  };
}

const states = ({ seen }: ReturnType<typeof drawTwice>) =>
  seen().actors.map(({ machine, state, status }) => `${machine} ${state} ${status}`);

test("a process that React mounts twice stands once, lives, and so does what it has invoked", () => {
  const drawn = drawTwice(reservationPaths, "a reload with a proven phone");
  expect(states(drawn)).toEqual(["reservation held.holdingTime active", "timeHold restoringHold active"]);
  expect(drawn.observed.filter(({ kind }) => kind === "began")).toHaveLength(2);
});

test("what it calls once more is observed once more, and is answered", async () => {
  const drawn = drawTwice(accountDeletionPaths, "a client at the deletion");
  const kinds = drawn.observed.flatMap((one) =>
    "effect" in one ? `${one.kind} ${"outcome" in one ? one.outcome : ""}` : [],
  );
  expect(kinds).toEqual(["called ", "answered givenUp", "called "]);
  expect(drawn.calls("getAccountDeletion")).toBe(2);
  await drawn.answer("getAccountDeletion", losses);
  expect(states(drawn)).toEqual(["accountDeletion confirming active"]);
  expect(drawn.observed).toContainEqual(expect.objectContaining({ kind: "answered", outcome: "done" }));
});

test("what is recorded of it is followed on the machine, and its end is observed", async () => {
  const drawn = drawTwice(accountDeletionPaths, "a client at the deletion");
  await drawn.answer("getAccountDeletion", losses);
  drawn.send({ type: "deletion.abandoned" });
  const { actors, log } = drawn.seen();
  const recording = readRecording(JSON.stringify(actors[0] && recordingOf(log, actors[0])));
  expect(recording.steps.map(({ state }) => state)).toEqual(["confirming", "kept"]);
  expect(follow(recording).difference).toBeNull();
  expect(drawn.observed.at(-1)).toMatchObject({ kind: "ended", status: "done" });
});

test("what it went through before it was stopped is recorded too, and its being stopped is no step", () => {
  const drawn = drawTwice(reservationPaths, "a reload with a proven phone");
  const { actors, log } = drawn.seen();
  const recording = readRecording(JSON.stringify(actors[0] && recordingOf(log, actors[0])));
  const answered = { kind: "answer", id: "timeHold", outcome: "changed" };
  expect(recording.steps).toEqual([expect.objectContaining(answered), expect.objectContaining(answered)]);
  expect(follow(recording).difference).toBeNull();
});

test("it is stopped once its page is left", () => {
  const drawn = drawTwice(accountDeletionPaths, "a client at the deletion");
  drawn.unmount();
  expect(states(drawn)).toEqual(["accountDeletion readingLosses stopped"]);
});
