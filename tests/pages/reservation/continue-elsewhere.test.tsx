import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { hold, withContacts } from "../../../machines/reservation/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import type { StoredValues } from "../../../src/browser/stored-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const flow = "/red-apple-naberezhnaya/reservation";

const wishes = [
  { person: 1, serviceId: 1, masterId: 1 },
  { person: 2, serviceId: 4, masterId: null },
];

/** The sheet of the ways out, over the time step of two people who wait at most half an hour. */
async function leaving(copied: string[]) {
  const prepareStored = (stored: StoredValues) =>
    savedValues(stored).savedReservation.write({
      ...withContacts,
      params: {
        masters: wishes,
        entries: [{ date: "2026-11-24", startTime: null }],
        manner: "oneAfterAnother",
      },
      services: [1, 4],
      peopleCount: 2,
      awaitingTime: 30,
      hold,
      startTime: hold.startTime,
      isTemporary: false,
    });
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  await renderApp(`${flow}/masters`, { fetch: async (request) => fixtureApi(request), prepareStored });
  await screen.findByRole("complementary", { name: "Ваш визит" });
  await user.click(screen.getByRole("button", { name: "Выйти из записи" }));
  return { user, sheet: within(await screen.findByRole("dialog")) };
}

test("a link carries the choice to another device, and nothing of who it is for or what is held", async () => {
  const copied: string[] = [];
  const { user, sheet } = await leaving(copied);
  await user.click(sheet.getByRole("button", { name: "Продолжить на другом устройстве" }));
  expect(sheet.getByRole("status").textContent).toBe("Ссылка скопирована");
  const [link = ""] = copied;
  expect(copied).toHaveLength(1);
  expect(new URL(link).pathname + new URL(link).search).toBe(
    `${flow}/time?services=1.1_4&date=2026-11-24&wait=30&manner=oneAfterAnother`,
  );
  for (const own of [withContacts.clientName, hold.reservationId, hold.secret, "77"]) expect(link).not.toContain(own);

  cleanup();
  const saved: ReturnType<typeof savedValues>[] = [];
  const prepareStored = (stored: StoredValues) => void saved.push(savedValues(stored));
  await renderApp(link.replace(new URL(link).origin, ""), { prepareStored, fetch: async (asked) => fixtureApi(asked) });
  expect(await screen.findByText(/Для 2.го человека/)).toBeTruthy();
  expect(saved[0]?.savedReservation.read()).toMatchObject({
    params: { masters: wishes, entries: [{ date: "2026-11-24", startTime: null }], manner: "oneAfterAnother" },
    awaitingTime: 30,
    clientName: "",
    clientPhone: "",
    hold: null,
    startTime: null,
  });
});
