import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { origin, renderApp } from "../support/render-app.tsx";

const code = () => document.querySelector("pre")?.textContent;

test("a firm has its line from its link, in the way it is to be shown, and sees the booking in a frame", async () => {
  await renderApp("/landing/widget");
  expect(await screen.findByRole("heading", { level: 1, name: "Запись на вашем сайте" })).toBeTruthy();
  expect(screen.queryByTitle("Запись в рамке")).toBeNull();
  expect(screen.queryByRole("button", { name: "Скопировать строку" })).toBeNull();
  await userEvent.type(screen.getByRole("textbox"), `${origin}/red-apple?lang=kz`);
  expect(code()).toContain(`src="${origin}/widget.js" data-company="red-apple" data-kind="button" data-lang="ru"`);
  expect(screen.getByRole("button", { name: "Скопировать строку" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "На странице" }));
  expect(code()).toContain('data-kind="inline"');
  await userEvent.click(screen.getByRole("button", { name: "Посмотреть, как это выглядит" }));
  expect(screen.getByTitle("Запись в рамке").getAttribute("src")).toBe("/red-apple");
});
