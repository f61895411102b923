import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { visit } from "../../machines/reservation-change/examples.ts";
import { cards, idOf, named, open, otherFirm, path, visitBefore } from "./history-page.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});

describe("The history of a guest", () => {
  test("has the visits whose keys this browser keeps, and leads to signing in for the others", async () => {
    const { asked } = await open(path, { kept: [visitBefore(1, 5), visitBefore(2, -3), visitBefore(3, -1)] });
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(await named()).toEqual([3, 2].map((index) => expect.stringContaining(index === 3 ? "-21T" : "-23T")));
    const link = within(screen.getByRole("main")).getByRole("link", { name: "Войти" });
    expect(link.getAttribute("href")).toBe(`/auth/sms?return=${encodeURIComponent(path)}`);
    expect(asked.every((one) => one.includes("/v2/reservations/"))).toBe(true);
    await userEvent.click(screen.getByRole("link", { name: "Прошедшие" }));
    await waitFor(async () => expect(await named()).toEqual([expect.stringContaining("-15T")]));
  });

  test("leaves out a visit that is gone, and takes nobody away", async () => {
    const { leftWith } = await open(path, { kept: [visitBefore(1, -1)], gone: [idOf(9)] });
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText("Не удалось загрузить записи")).toBeNull();
    expect(leftWith).toEqual([]);
  });

  test("reads ten visits, the last made first, and the others when asked", async () => {
    const kept = Array.from({ length: 12 }, (_, index) =>
      visitBefore(1, 12 - index, { id: `${10 + index}`.repeat(4) + visit.id.slice(8) }),
    );
    const { asked } = await open(`${path}?past=1`, { kept });
    await waitFor(async () => expect(await cards()).toHaveLength(10));
    expect(new Set(asked).size).toBe(10);
    await userEvent.click(screen.getByRole("button", { name: "Показать ещё" }));
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    expect(await named()).toEqual(kept.map(({ startTime }) => startTime).toReversed());
  });

  test.each(["?past=1", ""])("keeps what is there while the others are on their way: at %s", async (search) => {
    const isPast = search !== "";
    const kept = Array.from({ length: 12 }, (_, index) =>
      visitBefore(1, isPast ? 12 - index : index < 2 ? -1 - index : 12 - index, {
        id: `${10 + index}`.repeat(4) + visit.id.slice(8),
      }),
    );
    const { state } = await open(path + search, { kept });
    const more = await screen.findByRole("button", { name: "Показать ещё" });
    const shown = () => within(screen.getByRole("main")).queryAllByRole("article").length;
    const before = isPast ? 10 : 0;
    expect(shown()).toBe(before);
    let release = () => {};
    state.gate = new Promise((resolve) => (release = resolve));
    await userEvent.click(more);
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBe("true"));
    expect(shown()).toBe(before);
    expect(screen.queryByText("Загружаем записи…")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Предстоящих записей нет" })).toBeNull();
    release();
    await waitFor(() => expect(shown()).toBe(before + 2));
    expect(screen.queryByRole("button", { name: "Показать ещё" })).toBeNull();
  });

  test("is narrowed to one salon, too", async () => {
    await open(`${path}?past=1&firm=2`, { kept: [visitBefore(1, 1), visitBefore(2, 2, { firm: otherFirm })] });
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Nail Studio · 1" }).getAttribute("aria-current")).toBe("true");
  });

  test("says that there is none yet, without asking for anything", async () => {
    const { asked } = await open(path, { kept: [] });
    await screen.findByRole("heading", { name: "Предстоящих записей нет" });
    expect(asked).toEqual([]);
  });
});
