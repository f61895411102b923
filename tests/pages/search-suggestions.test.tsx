import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { typeset } from "../../src/format/typeset.ts";
import { renderApp } from "../support/render-app.tsx";
import { redApple } from "../support/salon-fixture.ts";
import { service } from "./search-service.ts";

const combobox = () => screen.findByRole("combobox", { name: "Салон, услуга или мастер" });
test("what may be meant is walked through by the arrows, and Enter goes there", async () => {
  const { router } = await renderApp("/search?deal=1", { fetch: service().fetch });
  const field = await screen.findByRole("combobox", { name: "Салон, услуга или мастер" });
  await userEvent.type(field, "ма");
  const options = await within(await screen.findByRole("listbox", { name: "Подсказки" })).findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Маникюр6\sмест$/),
    typeset(redApple.name) + typeset(redApple.address),
    `Айгерим${typeset(redApple.name)}`,
  ]);
  await userEvent.keyboard("{ArrowUp}");
  expect(field.getAttribute("aria-activedescendant")).toBe(options[2]?.id);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(within(screen.getByRole("listbox", { name: "Подсказки" })).getByRole("option", { selected: true })).toBe(
    options[0],
  );
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox", { name: "Подсказки" })).toBe(null);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("q")).toBe("Маникюр"));
  expect(new URLSearchParams(router.state.location.search).get("deal")).toBe("1");
});

test("before anything is typed what is popular is offered, and a press searches for it", async () => {
  const { router } = await renderApp("/search", { fetch: service().fetch });
  await userEvent.click(await screen.findByRole("combobox", { name: "Салон, услуга или мастер" }));
  await userEvent.click(await screen.findByRole("option", { name: "Педикюр" }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("q")).toBe("Педикюр"));
});

test("what was searched for last is offered in the empty field, the last words first, five at most, and can be forgotten", async () => {
  const { dependencies, router } = await renderApp("/search", { fetch: service().fetch });
  const isSearchedFor = (words: string) =>
    waitFor(() => expect(new URLSearchParams(router.state.location.search).get("q")).toBe(words));
  const names = () =>
    within(screen.getByRole("listbox", { name: "Подсказки" }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  for (const words of ["a", "брови", "маникюр", "ресницы", "стрижка", "борода", "Маникюр"]) {
    await userEvent.clear(await combobox());
    await userEvent.type(await combobox(), `${words}{Enter}`);
    await isSearchedFor(words);
  }
  await userEvent.clear(await combobox());
  expect(await screen.findByRole("option", { name: "Педикюр" })).toBeTruthy();
  expect(names()).toEqual([
    ...["Маникюр", "борода", "стрижка", "ресницы", "брови"].map((words) => `${words}недавнее`),
    "Очистить недавнее",
    "Педикюр",
  ]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await isSearchedFor("борода");
  expect(dependencies.browser.stored.recentSearches.read()?.slice(0, 2)).toEqual(["борода", "Маникюр"]);
  await userEvent.clear(await combobox());
  await userEvent.click(await screen.findByRole("option", { name: "Очистить недавнее" }));
  expect(names()).toEqual(["Педикюр"]);
  expect(dependencies.browser.stored.recentSearches.read()).toBeUndefined();
});

test("what is chosen among the suggestions was searched for too, a master who is gone to was not", async () => {
  const { dependencies, router } = await renderApp("/search", { fetch: service().fetch });
  await userEvent.type(await combobox(), "ма");
  await userEvent.click(await screen.findByRole("option", { name: /^Маникюр/ }));
  await waitFor(() => expect(router.state.location.search).not.toBe(""));
  await userEvent.clear(await combobox());
  await userEvent.type(await combobox(), "ай");
  await userEvent.click(await screen.findByRole("option", { name: /^Айгерим/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/red-apple-naberezhnaya/masters/3"));
  expect(dependencies.browser.stored.recentSearches.read()).toEqual(["Маникюр"]);
});
