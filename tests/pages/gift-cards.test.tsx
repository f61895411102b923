import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../support/render-app.tsx";

test("the area of gift cards is a tab with an address, and shows a dozen designs", async () => {
  await renderApp("/gift-cards");
  expect(await screen.findByRole("heading", { level: 1, name: "Подарите кому‑то час для себя" })).toBeTruthy();
  const tab = screen.getByRole("link", { name: "Подарочные карты" });
  expect(tab.getAttribute("aria-current")).toBe("page");
  expect(tab.getAttribute("href")).toBe("/gift-cards");
  const designs = within(screen.getByRole("region", { name: "Двенадцать рисунков" }));
  expect(designs.getAllByRole("img")).toHaveLength(12);
});
