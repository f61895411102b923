import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { refused } from "../../machines/kit/paths.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

test.each([
  ["Имя", "Напишите имя буквами"],
  ["Фамилия", "Напишите фамилию буквами или оставьте поле пустым"],
])("«%s» that cannot be seen is refused at the field, and nothing is sent", async (label, said) => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const sent: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET") sent.push(pathname);
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    if (pathname.endsWith("/v1/reservations")) return Response.json({ reservations: [] });
    return fixtureApi(request);
  };
  await renderApp("/my/profile", { fetch, user });
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: "\u3164" } });
  await userEvent.click(screen.getByRole("button", { name: "Сохранить" }));
  expect(screen.getByText(said).closest("[role=alert]")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(sent.filter((path) => path.includes("/profiles"))).toEqual([]);
});

test("a name that was refused for too many requests does not send anybody to their connection", async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { problem: body } = refused("tooManyRequests", { waitSeconds: 50 }).failed;
  const headers = { "Content-Type": "application/problem+json" };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/my/profiles") && request.method !== "GET")
      return Response.json(body, { status: 403, headers });
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    return fixtureApi(request);
  };
  await renderApp("/my/profile", { fetch, user });
  fireEvent.change(await screen.findByLabelText("Имя"), { target: { value: "Айгерим" } });
  await userEvent.click(screen.getByRole("button", { name: "Сохранить" }));
  expect(await screen.findByText("Слишком много запросов подряд. Подождите немного.")).toBeTruthy();
});
