import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { emit, setup } from "xstate";
import { readObserver } from "../../../src/app/read-observer.ts";
import { runProcess, useProcess } from "../../../src/app/core/run-process.ts";

const machine = setup({ actions: { greet: emit({ type: "greeted" }), leave: emit({ type: "left" }) } }).createMachine({
  entry: "greet",
  initial: "here",
  states: { here: { on: { go: { target: "gone", actions: "leave" } } }, gone: {} },
});
const process = { machine, input: undefined };

test("a process is heard from its first fact on, with the process as it then is", () => {
  const facts: string[] = [];
  const actor = runProcess(process, {
    onFact: ({ type }, { value }) => facts.push(`${type} when ${value}`),
    inspect: undefined,
  });
  actor.send({ type: "go" });
  expect(facts).toEqual(["greeted when here", "left when gone"]);
});

test("a process that is drawn is heard from its first fact on, though React mounts it twice", () => {
  const facts: string[] = [];
  function Drawn() {
    const actor = useProcess(() => process, { onFact: ({ type }) => facts.push(type), inspect: undefined });
    return <button onClick={() => actor.send({ type: "go" })}>Go</button>;
  }
  const { getByRole } = render(
    <StrictMode>
      <Drawn />
    </StrictMode>,
  );
  expect(facts[0]).toBe("greeted");
  getByRole("button").click();
  expect(facts.filter((type) => type === "left")).toHaveLength(1);
});

const whatIsSeen = new Set([
  "@xstate.actor",
  "@xstate.event",
  "@xstate.microstep",
  "@xstate.snapshot",
  "@xstate.action",
]);

test("whoever inspects sees a process and what happens to it", () => {
  const seen = new Set<string>();
  runProcess(process, { onFact: () => {}, inspect: ({ type }) => void seen.add(type) }).send({ type: "go" });
  expect(seen).toEqual(whatIsSeen);
});

test("whoever inspects sees a process that is drawn, too", () => {
  const seen = new Set<string>();
  function Drawn() {
    const actor = useProcess(() => process, { onFact: () => {}, inspect: ({ type }) => void seen.add(type) });
    return <button onClick={() => actor.send({ type: "go" })}>Go</button>;
  }
  render(<Drawn />)
    .getByRole("button")
    .click();
  expect(seen).toEqual(whatIsSeen);
});

test("nobody inspects unless a developer asks for it", async () => {
  expect(await readObserver()).toBeUndefined();
});
