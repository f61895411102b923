import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { delayedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { priceChanged, problem } from "../../support/fixture-api.ts";
import { type Answer, movedVisit, offer, offered, open, press, secret } from "./waitlist-page.tsx";

describe("An offer", () => {
  const section = () => screen.findByRole("region", { name: "Есть время раньше" });

  test("shows the visit and the time that is held beside each other: when, with whom, for how much, and how long", async () => {
    await open({ shown: visit, request: offered });
    const shown = within(await section());
    const [old = "", free = ""] = shown.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    expect(old).toMatch(/^Ваша запись13:00Пн, 23\sнояб\.Динара7\s000/);
    expect(free).toMatch(/^Можно так09:00Пн, 23\sнояб\.Айгерим.*6\s000/);
    expect(shown.getByRole("timer").textContent).toMatch(/30:00|29:5\d/);
    expect(screen.queryByText("Хотите прийти раньше?")).toBeNull();
  });

  test.each([
    { until: "2026-11-22T09:00:00+05:00", says: /^23\sноября, 09:00 · Отменить бесплатно можно до 22\sноября, 09:00$/ },
    {
      until: undefined,
      says: /^23\sноября, 09:00 · До визита осталось мало.*отменить или изменить запись уже нельзя$/,
    },
  ])("says of the new time whether it can be cancelled for nothing, until when: $until", async ({ until, says }) => {
    const { freeCancelUntil: _, ...rest } = offer;
    const free = until === undefined ? rest : { ...rest, freeCancelUntil: until };
    await open({ shown: visit, request: { ...offered, offer: free } });
    expect(within(await section()).getByText(says)).toBeTruthy();
  });

  test("of which it is unknown whether it was taken is taken for the visit as it is by then, by a call of its own", async () => {
    const keys: (string | null)[] = [];
    let isLost = true;
    const calls = await open({ shown: visit, request: offered }, (_, world, request) => {
      keys.push(request.headers.get("Idempotency-Key"));
      world.shown = delayedVisit;
      return isLost ? Response.json({}) : undefined;
    });
    await press(/^Прийти 23\sноября, 09:00$/);
    await screen.findByText("Сервис не ответил");
    await within(await section()).findByText("14:00");
    isLost = false;
    await press(/^Прийти 23\sноября, 09:00$/);
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { version: delayedVisit.version } }));
    expect(calls[0]).toMatchObject({ body: { version: visit.version } });
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  test("is taken by one press, at the price and for the visit that were seen; the heading says that it moved", async () => {
    const calls = await open({ shown: visit, request: offered }, (_, world) => {
      world.shown = movedVisit;
      world.request = { ...offered, status: "accepted" };
      return undefined;
    });
    await press(/^Прийти 23\sноября, 09:00$/);
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Запись перенесена"));
    expect(calls).toEqual([{ call: "accept", body: { version: 2, expected: expectedOf(offer) }, secret }]);
    expect(screen.queryByRole("region", { name: "Есть время раньше" })).toBeNull();
  });

  test("is taken once, also where the page was opened anew before the answer", async () => {
    const storage = memoryStorage();
    const keys: (string | null)[] = [];
    const lose: Answer = (_, __, request) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return Response.error();
    };
    for (const name of [/^Прийти 23\sноября, 09:00$/, /^Прийти 23\sноября, 09:00$/, "Оставить мою запись"]) {
      await open({ shown: visit, request: offered }, lose, storage);
      await press(name);
      await screen.findByText("Сервис не ответил");
      cleanup();
    }
    expect(new Set(keys).size).toBe(2);
  });

  test("is given up by one press, and the visit stays", async () => {
    const calls = await open({ shown: visit, request: offered }, (_, world) => {
      world.request = { ...offered, status: "declined" };
      return undefined;
    });
    await press("Оставить мою запись");
    const over = await screen.findByText("Ваша запись осталась как была");
    expect(calls).toEqual([{ call: "leave", body: null, secret }]);
    await waitFor(() => expect(document.activeElement).toBe(over.closest("[tabindex='-1']")));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Вы записаны!");
  });

  test("that is answered too late is over, and the visit stays", async () => {
    await open({ shown: visit, request: offered }, (_, world) => {
      world.request = { ...offered, status: "expired" };
      return problem(400, "offerOver");
    });
    await press(/^Прийти/);
    expect(await screen.findByText("Это время мы уже не держим")).toBeTruthy();
    expect(screen.getByText(/^Ваша запись осталась как была\. Если/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Прийти/ })).toBeNull();
    expect(await screen.findByText("Хотите прийти раньше?")).toBeTruthy();
  });

  test("for a visit that has changed is asked again, with the visit as it is", async () => {
    const versions: unknown[] = [];
    const calls = await open({ shown: visit, request: offered }, (_, world) => {
      versions.push(calls.at(-1)?.body);
      world.shown = { ...visit, version: 3 };
      return problem(400, "reservationChanged");
    });
    await press(/^Прийти/);
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Запись изменилась/);
    await press(/^Прийти/);
    await waitFor(() => expect(versions).toMatchObject([{ version: 2 }, { version: 3 }]));
  });

  test("at a price that has changed is taken at the new one by another press only", async () => {
    const dearer = { ...offer, total: { amount: 650_000, currency: "KZT" } };
    const calls = await open({ shown: visit, request: offered }, (_, world) => {
      if (world.request?.offer === dearer) return undefined;
      world.request = { ...offered, offer: dearer };
      return priceChanged(expectedOf(dearer));
    });
    await press(/^Прийти/);
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Цена изменилась.*Сейчас: 6\s500\s₸\./);
    await waitFor(async () => expect((await section()).textContent).toMatch(/Можно так.*6\s500\s₸/));
    await press(/^Прийти/);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls).toMatchObject([
      { body: { expected: expectedOf(offer) } },
      { body: { expected: expectedOf(dearer) } },
    ]);
  });

  test("whose answer was lost is answered again under the same key", async () => {
    const keys: (string | null)[] = [];
    await open({ shown: visit, request: offered }, (_call, _world, request) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return problem(503, undefined);
    });
    await press(/^Прийти/);
    expect((await screen.findByRole("alert")).textContent).toMatch(/Неизвестно, дошёл ли ответ/);
    const first = keys.length;
    await press(/^Прийти/);
    await waitFor(() => expect(keys.length).toBeGreaterThan(first));
    expect(new Set(keys).size).toBe(1);
  });

  test("of a time that is no visit yet is shown on the page that its link opens, and taken there", async () => {
    const { reservationId: _, ...day } = { ...offered, kind: "day" as const };
    const calls = await open({ shown: offer, request: day }, (_call, world) => {
      world.shown = { ...offer, status: "confirmed", version: 2 };
      world.request = { ...day, status: "accepted" };
      return undefined;
    });
    const shown = within(await screen.findByRole("region", { name: "Для вас есть время" }));
    expect(shown.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getAllByText(/Отменить бесплатно можно до/)).toHaveLength(1);
    await press(/^Прийти/);
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Вы записаны!"));
    expect(calls).toEqual([{ call: "accept", body: { version: 1, expected: expectedOf(offer) }, secret }]);
  });
});
