// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { preparePages } from "../support/page-environment.ts";
import { renderApp } from "../support/render-app.tsx";
import { fixtureApi } from "../support/fixture-api.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";

preparePages();

test("a survey that a link has brought is gone on with after a load of the page at a later step", async () => {
  const answers = { forWhom: ["women"], interests: ["hair"], hours: [], budget: [], priority: [] };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/personalization")) return Response.json({ token, questions: [] });
    if (pathname.includes("/b2c-p13n/")) return Response.json({ token, answers, isFinished: false });
    return fixtureApi(request);
  };
  const { router } = await renderApp(`/personalization#k=${token}`, { fetch });
  await screen.findByRole("button", { name: "Показать салоны" });
  await waitFor(() => expect(router.state.location).toMatchObject({ search: "?step=review", hash: `#k=${token}` }));
});
