import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { refused } from "../../machines/kit/paths.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const address = "/red-apple-naberezhnaya/reservation/services";

/** The service, of which the salon itself can't be read. */
const withoutFirm = (answer: () => Response) => async (request: Request) =>
  new URL(request.url).pathname.endsWith("/firms/1") ? answer() : fixtureApi(request);

test("a reading that was refused for too many of them says so, and when to try again", async () => {
  const { problem: body } = refused("tooManyRequests", { waitSeconds: 50 }).failed;
  const headers = { "Content-Type": "application/problem+json" };
  await renderApp(address, { fetch: withoutFirm(() => Response.json(body, { status: 403, headers })) });
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("Не удалось загрузить запись");
  expect(notice.textContent).toContain("Слишком много запросов подряд");
  expect(notice.textContent).not.toContain("Проверьте связь");
  const again = screen.getByRole<HTMLButtonElement>("button", { name: /^Повторить через 0:/ });
  expect(again.disabled).toBe(true);
});

test("a reading that came to nothing otherwise speaks of the connection, and can be made again at once", async () => {
  await renderApp(address, { fetch: withoutFirm(() => problem(503, "unavailable")) });
  expect((await screen.findByRole("alert")).textContent).toContain("Проверьте связь");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Повторить" }).disabled).toBe(false);
});
