import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
});
const address = "/red-apple-naberezhnaya/reservation/time?services=1";
const notice = /На вашем устройстве сейчас на .* чем в салоне/;

test.each([
  ["behind the salon's", 120, "На вашем устройстве сейчас на 3 ч меньше, чем в салоне. Здесь указано время салона."],
  [
    "ahead of the salon's",
    330,
    "На вашем устройстве сейчас на 30 мин больше, чем в салоне. Здесь указано время салона.",
  ],
])("whose device shows a time %s is told by how much", async (_, deviceOffset, said) => {
  await renderApp(address, { deviceOffset });
  expect((await screen.findByText(notice)).textContent?.replaceAll(/\s/g, " ")).toBe(said);
});

test("whose device shows the salon's time is told nothing of it", async () => {
  await renderApp(address);
  await screen.findByRole("button", { name: /20\sноября/ });
  expect(screen.queryByText(notice)).toBeNull();
});
