// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderApp } from "../support/render-app.tsx";

const lost = vi.hoisted(() => ({ isLost: true }));
vi.mock("../../src/blocks/map/PlaceMap.tsx", () => {
  if (lost.isLost) throw new Error("The script can't be had.");
  return { PlaceMap: ({ name }: { name: string }) => <p>{`Карта: ${name}`}</p> };
});

test("where what draws the map can't be had the address is referred to, and a press asks for it again", async () => {
  await renderApp("/red-apple-naberezhnaya", { mapTiles: { url: "/{z}/{x}/{y}", credit: "" } });
  await userEvent.click(await screen.findByRole("button", { name: "Показать на карте" }));
  expect(await screen.findByText("Не удалось загрузить карту. Адрес и ссылка на 2ГИС — выше.")).toBeTruthy();
  const retry = screen.getByRole("button", { name: "Повторить" });
  await waitFor(() => expect(document.activeElement).toBe(retry));
  lost.isLost = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByText("Карта: Red Apple на набережной")).toBeTruthy());
});
