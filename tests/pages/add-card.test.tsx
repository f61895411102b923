import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { readOf } from "../../machines/card-payment/examples.ts";
import { required } from "../../machines/kit/required.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const bindingId = "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66";

test("Who saves a card reads of a card that is checked, also where that is asked again after it could not be", async () => {
  const { subject: _, ...binding } = required(readOf.card.processing, "processing").payable;
  let answer: () => Response | Promise<Response> = () => Response.json(binding);
  await renderApp(`/my/cards/new/${bindingId}`, {
    user,
    fetch: async (request) => (request.url.includes("/payments/cards/bindings/") ? answer() : fixtureApi(request)),
  });
  const heading = () => screen.queryByRole("heading", { level: 2 })?.textContent;
  await waitFor(() => expect(heading()).toBe("Проверяем карту"));
  answer = () => problem(403, "forbidden");
  const again = await screen.findByRole("button", { name: "Повторить" }, { timeout: 5000 });
  answer = () => new Promise(() => {});
  await userEvent.click(again);
  await waitFor(() => expect(heading()).toBe("Проверяем карту"));
});
