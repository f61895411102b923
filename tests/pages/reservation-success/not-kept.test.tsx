import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "../../../machines/reservation-change/examples.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { openVisit } from "./visit-page.tsx";

test.each([
  [true, 1],
  [false, 0],
])("a guest whose browser forgets the key to the visit is told to copy its link: %s", async (isLost, count) => {
  await openVisit({ shown: visit }, { storage: { ...memoryStorage(), isLost: () => isLost } });
  await screen.findByRole("button", { name: "Скопировать ссылку" });
  expect(screen.queryAllByText("Браузер не запомнит эту запись")).toHaveLength(count);
});
