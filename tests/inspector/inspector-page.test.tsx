// @vitest-environment jsdom
import "../support/dom.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openInspector } from "../../src/app/inspector.ts";
import { InspectorPage } from "../../src/inspector/InspectorPage.tsx";
import { nothingSeen, see } from "../../src/inspector/seen.ts";
import { visitWithCode } from "../machines/support/visit.ts";

afterEach(cleanup);

test("the inspector's page lists the processes, where each stands, and what it was sent", async () => {
  const visit = await visitWithCode({ inspect: openInspector() });
  render(<InspectorPage />);
  const processes = screen.getByRole("list", { name: "Processes" });
  expect(await within(processes).findByText(/held\.enteringContacts/)).toBeTruthy();
  expect(await within(processes).findByText(/verifyingPhone/)).toBeTruthy();
  const events = screen.getByRole("list", { name: "Events" });
  expect(await within(events).findAllByText(/slot\.picked/)).not.toEqual([]);
  visit.send({ type: "step.revisited", step: "contacts" });
  expect(await within(events).findAllByText(/step\.revisited/)).not.toEqual([]);
});

test("processes of two tabs are told apart, and what is none of ours is left out", () => {
  const actor = { type: "@xstate.actor", sessionId: "x:0", name: "session", createdAt: "0", snapshot: { value: "a" } };
  const seen = [{ tab: "1", event: actor }, { tab: "2", event: actor }, "hello", null].reduce(see, nothingSeen);
  expect(seen.actors.map(({ id, state }) => [id, state])).toEqual([
    ["1 x:0", "a"],
    ["2 x:0", "a"],
  ]);
});
