import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render-app.tsx";

const row = (service: string) => screen.findByRole<HTMLButtonElement>("button", { name: `Выбрать: ${service}` });
const notice = () => screen.queryByText(/^В одной записи — не больше 20\sуслуг$/u);

test("a visit with as many services as one has says so, and takes no more until one is taken out", async () => {
  const all = "1,2,3,4";
  await renderApp(`/red-apple-naberezhnaya/reservation/services?services=1,2,3_${all}_${all}_${all}_${all}_1`);
  const [cut, nails] = [await row("Женская стрижка"), await row("Маникюр с покрытием")];
  expect(notice()).not.toBeNull();
  expect([cut.disabled, nails.disabled]).toEqual([false, true]);
  await userEvent.click(cut);
  expect(notice()).toBeNull();
  expect([cut.disabled, nails.disabled]).toEqual([false, false]);
});
