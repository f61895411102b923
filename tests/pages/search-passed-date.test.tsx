import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { redApple } from "../support/salon-fixture.ts";

const asked: (string | null)[] = [];
const fetch = async (request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.endsWith("/firms/search")) return fixtureApi(request);
  asked.push(searchParams.get("date"));
  const found = { firm: redApple, services: [], masters: [], times: [] };
  return Response.json({ total: 1, isNearly: false, firms: [found] });
};

test.each([
  ["2026-11-19", null, "19 ноября уже в прошлом: салоны показаны без этого условия."],
  ["2025-11-20", null, "20 ноября 2025 уже в прошлом: салоны показаны без этого условия."],
  ["2026-11-20", "2026-11-20", undefined],
])("a link that asks for %s is searched with %s, and says so where that is another thing", async (date, sent, said) => {
  asked.length = 0;
  await renderApp(`/search?date=${date}`, { fetch });
  await screen.findByRole("heading", { name: redApple.name });
  expect(asked.at(-1)).toBe(sent);
  const passed = screen.queryByText(/уже в прошлом/)?.textContent?.replaceAll("\u00a0", " ");
  expect(passed).toBe(said);
});
