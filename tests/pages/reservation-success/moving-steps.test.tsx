import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { dearerBill, movedVisit } from "../../../machines/reservation-change/examples.ts";
import { withinDoublePress } from "../../support/double-press.ts";
import { openVisit, press, refusal, reselect, settled, sheet } from "./moving-page.tsx";

describe("The steps of moving a visit", () => {
  test("says at each step which it is, where the focus is, and a double press is one", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit));
    const focused = async (name: string) => {
      const heading = await sheet().findByRole("heading", { level: 2, name });
      await waitFor(() => expect(document.activeElement).toBe(heading));
    };
    await focused("Выберите время");
    const time = await sheet().findByRole("button", { name: /^15:00/ });
    await settled();
    const end = withinDoublePress();
    fireEvent.click(time);
    fireEvent.click(await sheet().findByText("Перенести на это время"));
    expect(asked.changes).toEqual([]);
    await focused("Проверьте изменения");
    end();
    await press("Другое время");
    await focused("Выберите время");
    await press(reselect);
    await focused("Выберите услуги и мастеров");
  });

  test("goes a step back with the browser's Back, leaves the sheet with the next, and comes forward again", async () => {
    const { asked, go } = await openVisit(() => Response.json(movedVisit));
    await press(reselect);
    await press("Выбрать время");
    await press(/^15:00/);
    await sheet().findByRole("heading", { level: 2, name: "Проверьте изменения" });
    await go(-1);
    expect(await sheet().findByRole("heading", { level: 2, name: "Выберите время" })).toBeTruthy();
    await go(1);
    expect(await sheet().findByRole("heading", { level: 2, name: "Проверьте изменения" })).toBeTruthy();
    await go(-1);
    await go(-1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeTruthy();
    await go(1);
    expect(await sheet().findByRole("button", { name: /^15:00/ })).toBeTruthy();
    expect(asked.changes).toEqual([]);
  });

  test("has one entry of the history left once it is closed, from whichever step", async () => {
    const { go } = await openVisit(() => Response.json(movedVisit));
    await press(/^15:00/);
    await press("Оставить как есть");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await go(-1);
    expect(screen.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Перенести" }));
    expect(await sheet().findByRole("button", { name: /^15:00/ })).toBeTruthy();
  });

  test("is not left by a step back while the service is at it: its answer is heard", async () => {
    let answer: ((response: Response) => void) | undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { asked, go } = await openVisit(() => answered);
    await press(/^15:00/);
    await press("Перенести на это время");
    await waitFor(() => expect(asked.changes).toHaveLength(1));
    await go(-2);
    await go(-1);
    expect(sheet().getByRole("heading", { level: 2, name: "Проверьте изменения" })).toBeTruthy();
    answer?.(Response.json(movedVisit));
    expect(await screen.findByRole("heading", { level: 1, name: "Запись перенесена" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.changes).toHaveLength(1);
  });

  test.each([
    ["is closed by its cross", "Закрыть"],
    ["is left as it is", "Оставить как есть"],
  ])("%s where it was closed so and come back to by a step forward", async (_, name) => {
    const { go } = await openVisit(() => Response.json(movedVisit));
    for (const round of [1, 2]) {
      if (round === 1) await sheet().findByRole("button", { name: /^15:00/ });
      else await go(1);
      if (name !== "Закрыть") await press(/^15:00/);
      await press(name);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    await userEvent.click(screen.getByRole("button", { name: "Перенести" }));
    expect(await sheet().findByRole("button", { name: /^15:00/ })).toBeTruthy();
  });

  test("says why a price could not be read at the step before, whose heading has the focus, and that nothing was changed", async () => {
    let isDown = true;
    const { asked } = await openVisit(() => Response.json(movedVisit), {
      onPreview: () => {
        if (isDown) throw new TypeError("Failed to fetch");
      },
    });
    await press(/^15:00/);
    expect(await sheet().findByText("Не удалось узнать цену")).toBeTruthy();
    expect(sheet().queryByText(/Неизвестно, дошло ли/)).toBeNull();
    const heading = sheet().getByRole("heading", { level: 2, name: "Выберите время" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    isDown = false;
    await press(/^15:00/);
    await press("Перенести на это время");
    await waitFor(() => expect(asked.changes).toHaveLength(1));
  });

  test("reads the price again where it is another one, and its heading has the focus", async () => {
    await openVisit(() => refusal("priceChanged", { bill: expectedOf(dearerBill) }));
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText("Цена изменилась")).toBeTruthy();
    const heading = sheet().getByRole("heading", { level: 2, name: "Проверьте изменения" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test("is left as it is without a call", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit));
    await press(/^15:00/);
    await press("Другое время");
    await press(/^15:00/);
    await press("Оставить как есть");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.changes).toEqual([]);
  });
});
