import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import * as fixture from "../support/salon-fixture.ts";

test.each([
  ["ru", "Айгерим Сапарова — Стилист, Red Apple на набережной, Актау"],
  ["kz", "Айгерим Сапарова — Стилист, Red Apple на набережной, Актау"],
  ["en", "Айгерим Сапарова, Стилист at Red Apple на набережной, Актау"],
] as const)("the title of a master's page names the salon and its city (%s)", async (language, title) => {
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/masters/1")) return Response.json(fixture.masters[0]);
    if (pathname.endsWith("/masters/1/profile")) return Response.json({ worksCount: 0, reviewCount: 0 });
    return fixtureApi(request);
  };
  await renderApp("/red-apple-naberezhnaya/masters/1", { fetch, language });
  await waitFor(() => expect(document.title).toBe(title));
});
