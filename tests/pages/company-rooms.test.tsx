import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Schemas } from "../../src/api/client.ts";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const salon = "/red-apple-naberezhnaya";
const title = "Кабинеты и аппараты";

const roomInfo: Schemas["RoomInfo"] = {
  rooms: [
    { kind: "room", id: 1, name: "Хаммам", capacity: 2, serviceIds: [1, 4] },
    { kind: "device", id: 1, name: "Диодный лазер", capacity: 1, serviceIds: [4] },
  ],
};

test("a firm's page says what rooms and devices there are, for how many, and for which services", async () => {
  const fetch: Send = async (request) =>
    request.url.includes("/reservations/room-info?firmId=1") ? Response.json(roomInfo) : fixtureApi(request);
  await renderApp(salon, { fetch });
  const region = within(await screen.findByRole("region", { name: title }));
  await region.findByText("Женская стрижка · Маникюр с покрытием");
  const said = region.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll(" ", " "));
  expect(said).toEqual([
    "Хаммамдо 2 человек одновременноЖенская стрижка · Маникюр с покрытием",
    "Диодный лазерна 1 человекаМаникюр с покрытием",
  ]);
});

test("where no service needs a room, nothing is said of rooms", async () => {
  const fetch = vi.fn<Send>(fixtureApi);
  await renderApp(salon, { fetch });
  await screen.findByRole("region", { name: "Адрес и контакты" });
  const answers = fetch.mock.calls.flatMap(([{ url }], call) =>
    url.includes("/room-info") ? [fetch.mock.results[call]?.value] : [],
  );
  expect(answers).not.toEqual([]);
  await Promise.all(answers);
  expect(screen.queryByRole("heading", { name: title })).toBeNull();
});
