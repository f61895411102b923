import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { OfflinePass } from "../../domain/offline-pass.ts";
import { offlineVisit, shownOffline } from "../../domain/offline-pass.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderedAt } from "../support/rendered-at.ts";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const firm = { name: "Якорь", place: "Актау, 9-й мкр, 1", phone: "+77292999999" };
const before = Date.parse(visit.startTime) - 1;

beforeEach(() => {
  vi.useFakeTimers({ now: before, toFake: ["Date"] });
});
const open = (kept: OfflinePass) =>
  renderApp("/offline", { prepareStored: ({ offlinePass }) => offlinePass.write(kept) });

test("without a network the next visit is at hand with its time, services and the salon's phone, and the last seen salon", async () => {
  await open({ visit: offlineVisit(visit, undefined), firm });
  const own = await screen.findByRole("region", { name: "Ваша ближайшая запись" });
  expect(own.textContent).toContain(visit.firm.name);
  expect(own.textContent).toContain(visit.startTime.slice(11, 16));
  for (const { serviceName } of visit.entries) expect(own.textContent).toContain(serviceName);
  const phone = screen.getByRole("link", { name: /^\+7.729.299.99.99$/ });
  expect(phone.getAttribute("href")).toBe("tel:+77292999999");
  expect(screen.getByRole("link", { name: "Попробовать снова" })).toBeTruthy();
});

test("where nothing is kept the page says what will be there, and not that it is", async () => {
  await open({ visit: null, firm: null });
  expect(await screen.findByText(/На этом устройстве пока ничего не сохранено/)).toBeTruthy();
  expect(screen.queryByText(/Вот что мы сохранили/)).toBeNull();
});

test("a visit that is over, or of somebody who is not here any more, is not shown", () => {
  const own = offlineVisit(visit, user);
  const shown = (as: typeof user | undefined, now: number) => shownOffline({ visit: own, firm: null }, as, now).visit;
  expect(shown(user, before)).toBe(own);
  expect(shown(undefined, before)).toBeNull();
  expect(shown({ ...user, id: "another" }, before)).toBeNull();
  expect(shown(user, Date.parse(visit.endTime))).toBeNull();
});

test("the salon that is looked at is kept", async () => {
  vi.setSystemTime(renderedAt);
  const { dependencies } = await renderApp("/red-apple-naberezhnaya");
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() =>
    expect(dependencies.browser.stored.offlinePass.read()?.firm?.name).toBe("Red Apple на набережной"),
  );
});
