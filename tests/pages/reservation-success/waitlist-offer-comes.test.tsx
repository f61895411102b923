import { focusManager } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WaitlistRequest } from "../../../domain/entities.ts";
import { visit } from "../../../machines/reservation-change/examples.ts";
import { askAgainMs } from "../../../src/pages/reservation-success/waitlist/use-request.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";
import { offered, secret, waiting } from "./waitlist-page.tsx";

type World = { request: WaitlistRequest | undefined; reads: number };

/** The page of a visit with what is waited for, once that has been read. */
async function open(world: World): Promise<void> {
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.includes("/waitlist"))
      return pathname.includes(visit.id) ? Response.json(visit) : fixtureApi(request);
    world.reads += 1;
    return Response.json({ requests: world.request ? [world.request] : [] });
  };
  await renderApp(`/my/reservation/${visit.id}/success`, {
    fetch,
    prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
  });
  await waitFor(() => expect(world.reads).toBeGreaterThan(0));
  await screen.findByRole("heading", { level: 1 });
}

beforeEach(() => void vi.useFakeTimers({ now: renderedAt, toFake: ["Date", "setInterval", "clearInterval"] }));
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test("a page that stays in view shows the offer that comes while somebody waits", async () => {
  const world: World = { request: waiting, reads: 0 };
  await open(world);
  await screen.findByText("Ищем время раньше");
  world.request = offered;
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect(await screen.findByRole("region", { name: "Есть время раньше" })).toBeTruthy();
  expect(screen.queryByText("Ищем время раньше")).toBeNull();
});

test.each([
  ["nobody looks at it", waiting, false],
  ["nothing is waited for", undefined, true],
  ["the offer is there", offered, true],
])("it asks nothing more where %s", async (_, request, isFocused) => {
  const world: World = { request, reads: 0 };
  await open(world);
  const { reads } = world;
  focusManager.setFocused(isFocused);
  await vi.advanceTimersByTimeAsync(askAgainMs * 2);
  expect(world.reads).toBe(reads);
});
