import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lateVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { type Answer, open, press, secret, waiting } from "./waitlist-page.tsx";

describe("Who would like to come earlier", () => {
  test("says when, and with whom, and is told that they wait", async () => {
    const calls = await open({ shown: visit, request: undefined }, (_, world) => {
      world.request = { ...waiting, partOfDay: "morning" };
      return Response.json(world.request, { status: 201 });
    });
    await press("Сообщить о времени раньше");
    expect(document.activeElement?.textContent).toBe("В любое время");
    await press("Утром");
    await press("Подойдёт и другой мастер");
    await press("Ждать");
    expect(await screen.findByText("Ищем время раньше")).toBeTruthy();
    expect(screen.getByText(/^Подойдёт любое утро до вашего визита/)).toBeTruthy();
    const days = { from: "2026-11-20", until: "2026-11-23" };
    const wanted = {
      kind: "earlier",
      reservationId: visit.id,
      ...days,
      partOfDay: "morning",
      acceptsOtherMasters: true,
    };
    expect(calls).toEqual([{ call: "waitlist", body: wanted, secret }]);
  });

  test("is not asked whether another master will do where any was asked for", async () => {
    const entries = visit.entries.map((entry) => ({ ...entry, isAnyMaster: true as const }));
    await open({ shown: { ...visit, entries }, request: undefined }, () => Response.json(waiting));
    await press("Сообщить о времени раньше");
    expect(screen.queryByRole("button", { name: "Подойдёт и другой мастер" })).toBeNull();
  });

  test("stops waiting by one press, and may ask again", async () => {
    const calls = await open({ shown: visit, request: waiting }, (_, world) => {
      world.request = { ...waiting, status: "withdrawn" };
      return undefined;
    });
    await press("Больше не ждать");
    expect(await screen.findByRole("button", { name: "Сообщить о времени раньше" })).toBeTruthy();
    expect(calls).toEqual([{ call: "leave", body: null, secret }]);
  });

  test("asks once, also where the page was opened anew before the answer", async () => {
    const storage = memoryStorage();
    const keys: (string | null)[] = [];
    const lose: Answer = (_, __, request) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return Response.error();
    };
    for (const _ of ["before", "after"]) {
      await open({ shown: visit, request: undefined }, lose, storage);
      await press("Сообщить о времени раньше");
      await press("Ждать");
      await screen.findByRole("alert");
      cleanup();
    }
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  test("hears that they wait for too much already", async () => {
    await open({ shown: visit, request: undefined }, () => problem(403, "waitlistFull"));
    await press("Сообщить о времени раньше");
    await press("Ждать");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Ждать больше нельзя/);
  });

  test("is asked nothing where the visit can't be moved any more", async () => {
    const world = { shown: lateVisit, request: waiting, reads: 0 };
    await open(world);
    await waitFor(() => expect(world.reads).toBeGreaterThan(0));
    expect(screen.queryByText("Ищем время раньше")).toBeNull();
  });
});
test("what can't be read of the waiting keeps nobody from their visit", async () => {
  const fetch = async (request: Request) => {
    if (request.url.includes("/waitlist")) return problem(500, "internal");
    return request.url.includes(visit.id) ? Response.json(visit) : fixtureApi(request);
  };
  await renderApp(`/my/reservation/${visit.id}/success`, {
    fetch,
    prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
  });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Вы записаны!");
  expect(screen.queryByText("Хотите прийти раньше?")).toBeNull();
});
