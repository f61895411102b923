import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { refused } from "../../../machines/kit/paths.ts";
import {
  cancelledVisit,
  lateVisit,
  delayedVisit,
  pastVisit,
  visit,
} from "../../../machines/reservation-change/examples.ts";
import { problem } from "../../support/fixture-api.ts";
import { secret, openVisit, calls, press, type Service } from "./visit-page.tsx";

describe("Cancelling on the page of a visit", () => {
  test("says what is lost and what is given back before it is done, and then does it", async () => {
    const { asked, sheet } = await openVisit({ shown: visit });
    await press("Отменить запись");
    expect(await sheet().findByText(/возвращать нечего, и с вас ничего не спишут/)).toBeTruthy();
    expect(sheet().getByText("Ваше время сразу освободится для других.")).toBeTruthy();
    expect(sheet().getByText(/Отмена бесплатна до 22\sноября,\s13:00/)).toBeTruthy();
    expect(new Set(calls(asked))).toEqual(new Set(["GET"]));

    await press("Да, отменить");
    const heading = await screen.findByRole("heading", { name: "Запись отменена" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(asked.filter(({ call }) => call.startsWith("POST"))).toEqual([
      { call: `POST /rest/clients-app/v1/reservations/${visit.id}/cancel`, secret },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("is not left while the service does it, and then shows it done", async () => {
    let resolve = () => {};
    const promise = new Promise<void>((done) => (resolve = done));
    const service: Service = {
      shown: visit,
      onCancel: async () => {
        await promise;
        return Response.json((service.shown = cancelledVisit));
      },
    };
    const { sheet } = await openVisit(service);
    await press("Отменить запись");
    await press("Да, отменить");
    const dialog = screen.getByRole("dialog");
    expect(dialog.getAttribute("closedby")).toBe("none");
    expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
    await userEvent.click(sheet().getByRole("button", { name: "Закрыть" }));
    expect(sheet().getByRole("button", { name: "Да, отменить" }).getAttribute("aria-busy")).toBe("true");
    resolve();
    await screen.findByRole("heading", { name: "Запись отменена" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("leaves a way to book the same again", async () => {
    await openVisit({ shown: cancelledVisit });
    const link = await screen.findByRole("link", { name: "Записаться снова" });
    expect(link.getAttribute("href")).toBe(
      "/red-apple-naberezhnaya/reservation/time?services=1.2&date=2026-11-23&hour=13%3A00&wait=0&manner=togetherIfPossible",
    );
    expect(screen.queryByRole("button", { name: "Отменить запись" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Добавить в календарь" })).toBeNull();
  });

  test.each(["cancelledByClient", "cancelledBySalon"] as const)(
    "gives the file that takes it out of the client's calendar, too: it was %s",
    async (status) => {
      const saved: Blob[] = [];
      vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
        if (file instanceof Blob) saved.push(file);
        return "blob:file";
      });
      await openVisit({ shown: { ...cancelledVisit, status } });
      await press("Убрать из календаря");
      await waitFor(() => expect(saved).toHaveLength(1));
      const file = (await saved[0]?.text()) ?? "";
      expect(file).toContain("METHOD:CANCEL");
      expect(file).toContain(`SEQUENCE:${cancelledVisit.version - 1}`);
    },
  );

  test("is left with the visit as it was", async () => {
    const { asked } = await openVisit({ shown: visit });
    await press("Отменить запись");
    await press("Оставить запись");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Вы записаны!");
    expect(calls(asked)).not.toContain("POST");
  });

  test("lets nobody leave while it goes on, and says so of both ways out", async () => {
    let answer: (response: Response) => void = () => {};
    const onCancel = () => new Promise<Response>((resolve) => (answer = resolve));
    const { sheet } = await openVisit({ shown: visit, onCancel });
    const ways = () => ["Оставить запись", "Закрыть"].map((name) => sheet().getByRole("button", { name }));
    await press("Отменить запись");
    await sheet().findByRole("button", { name: "Оставить запись" });
    expect(ways().map((way) => way.hasAttribute("disabled"))).toEqual([false, false]);
    await press("Да, отменить");
    await waitFor(() => expect(ways().map((way) => way.hasAttribute("disabled"))).toEqual([true, true]));
    answer(problem(500, "internal"));
    await waitFor(() => expect(ways().map((way) => way.hasAttribute("disabled"))).toEqual([false, false]));
  });

  test("sends to the salon's phone once it is not free any more", async () => {
    await openVisit({ shown: lateVisit });
    expect(await screen.findByText(/Бесплатно отменить запись здесь уже нельзя/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Отменить запись" })).toBeNull();
    expect(screen.getAllByRole("link", { name: /^Позвонить/ }).length).toBeGreaterThan(0);
  });

  test("is said to be too late for while the visit is to come, and not once it has begun", async () => {
    const late = () => screen.queryByText(/^До визита осталось мало времени/);
    const soon = { startTime: "2026-11-20T12:30:00+05:00", endTime: "2026-11-20T13:30:00+05:00" };
    await openVisit({ shown: { ...lateVisit, ...soon } });
    await screen.findByRole("button", { name: "Добавить в календарь" });
    expect(late()).toBeTruthy();
    cleanup();
    const begun = { startTime: "2026-11-20T11:30:00+05:00", endTime: "2026-11-20T12:30:00+05:00" };
    await openVisit({ shown: { ...lateVisit, ...begun } });
    await screen.findByRole("button", { name: "Добавить в календарь" });
    expect(late()).toBeNull();
  });

  test("sends there too while it is not known what was paid", async () => {
    await openVisit({ shown: { ...visit, paymentStatus: "unknown" } });
    expect(await screen.findByText(/Бесплатно отменить запись здесь уже нельзя/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Отменить запись" })).toBeNull();
    expect(screen.getAllByRole("link", { name: /^Позвонить/ }).length).toBeGreaterThan(0);
  });

  test("does so too where the time ran out while the page was open", async () => {
    const service: Service = { shown: visit };
    const { sheet } = await openVisit(service);
    await screen.findByRole("button", { name: "Отменить запись" });
    service.shown = lateVisit;
    await press("Отменить запись");
    expect(await sheet().findByText(/Время бесплатной отмены вышло/)).toBeTruthy();
    expect(
      sheet()
        .getByRole("link", { name: /^Позвонить/ })
        .getAttribute("href"),
    ).toBe("tel:+77292123456");
  });

  test("says that it is not known whether it came through, and does it once the connection is back", async () => {
    let isDown = true;
    const service: Service = {
      shown: visit,
      onCancel: () => (isDown ? problem(500, undefined) : Response.json((service.shown = cancelledVisit))),
    };
    const { asked, sheet } = await openVisit(service);
    await press("Отменить запись");
    await press("Да, отменить");
    expect(await sheet().findByText(/Неизвестно, дошла ли отмена/)).toBeTruthy();
    isDown = false;
    await press("Да, отменить");
    expect(await screen.findByRole("heading", { name: "Запись отменена" })).toBeTruthy();
    expect(calls(asked).filter((method) => method === "POST").length).toBeGreaterThan(1);
  });

  test("shows what has changed meanwhile, and cancels that once the client says so again", async () => {
    const versions: unknown[] = [];
    const service: Service = {
      shown: visit,
      onCancel: async (request) => {
        versions.push(await request.json());
        if (versions.length > 1) return Response.json((service.shown = { ...cancelledVisit, version: 4 }));
        service.shown = delayedVisit;
        return Response.json(refused("reservationChanged", { reservation: delayedVisit }).failed.problem, {
          status: 400,
          headers: { "content-type": "application/problem+json" },
        });
      },
    };
    const { sheet } = await openVisit(service);
    await press("Отменить запись");
    expect(await sheet().findByText(/13:00 ·/)).toBeTruthy();
    await press("Да, отменить");
    expect(await sheet().findByText("Запись изменилась")).toBeTruthy();
    expect(sheet().getByText(/14:00 ·/)).toBeTruthy();
    expect(sheet().getByText(/^Время визита: теперь .*, 14:00, раньше — .*, 13:00\.$/)).toBeTruthy();
    await press("Да, отменить");
    expect(await screen.findByRole("heading", { name: "Запись отменена" })).toBeTruthy();
    expect(versions).toEqual([{ version: 2 }, { version: 3 }]);
  });

  test("says so where the visit was over by the time it was asked for", async () => {
    const service: Service = { shown: visit };
    const { sheet } = await openVisit(service);
    await screen.findByRole("button", { name: "Отменить запись" });
    service.shown = pastVisit;
    await press("Отменить запись");
    expect(await sheet().findByText(/Эту запись уже не отменить/)).toBeTruthy();
  });

  test("is nothing for a visit that is over", async () => {
    await openVisit({ shown: pastVisit });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Визит завершён");
    expect(screen.queryByRole("button", { name: "Отменить запись" })).toBeNull();
  });
});
