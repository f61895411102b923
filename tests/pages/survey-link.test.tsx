import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
// It is fetched when it is needed: here before, so that no test waits for it to be compiled.
import "../../src/app/processes/account/survey.tsx";
import { withinDoublePress } from "../support/double-press.ts";
import { renderApp } from "../support/render-app.tsx";
import { fixtureApi } from "../support/fixture-api.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";

test("a survey that a link has brought is gone on with after a load of the page at a later step", async () => {
  const answers = { forWhom: ["women"], interests: ["hair"], hours: [], budget: [], priority: [] };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/personalization")) return Response.json({ token, questions: [] });
    if (pathname.includes("/b2c-p13n/")) return Response.json({ token, answers, isFinished: false, version: 5 });
    return fixtureApi(request);
  };
  const { router } = await renderApp(`/personalization#k=${token}`, { fetch });
  await screen.findByRole("button", { name: "Показать салоны" });
  await waitFor(() => expect(router.state.location).toMatchObject({ search: "?step=review", hash: `#k=${token}` }));
});

const asks = (question: string) => ({ question, isMany: false, options: [] });

test("the second press of a double press skips no other question, and orders nothing by answers not looked at", async () => {
  const questions = ["forWhom", "interests", "hours", "budget", "priority"].map(asks);
  const fetch = async (request: Request): Promise<Response> =>
    new URL(request.url).pathname.endsWith("/personalization") ? Response.json({ questions }) : fixtureApi(request);
  const { router } = await renderApp("/personalization", { fetch });
  const skip = () => fireEvent.click(screen.getByRole("button", { name: "Пропустить" }));
  await screen.findByRole("button", { name: "Пропустить" });
  for (const next of ["interests", "hours", "budget", "priority"]) {
    const passes = withinDoublePress();
    skip();
    skip();
    expect(document.querySelector("[data-step]")?.getAttribute("data-step")).toBe(next);
    passes();
  }
  withinDoublePress();
  skip();
  fireEvent.click(screen.getByRole("button", { name: "Показать салоны" }));
  expect(document.querySelector("[data-step]")?.getAttribute("data-survey-state")).toBe("reviewing");
  await waitFor(() => expect(router.state.location).toMatchObject({ search: "?step=review" }));
});
