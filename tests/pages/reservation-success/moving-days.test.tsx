import { expect, test } from "vitest";
import { movedVisit } from "../../../machines/reservation-change/examples.ts";
import { openVisit, press, sheet } from "./moving-page.tsx";

test("a move keeps the days that are there where those after them can't be read, which is said below them", async () => {
  const { asked } = await openVisit(() => Response.json(movedVisit), { isLaterDown: true });
  const failed = await sheet().findByText("Не удалось узнать, что свободно дальше двух недель");
  const day = sheet().getByRole("button", { name: /24\sноября/ });
  expect(day.compareDocumentPosition(failed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(asked.times.at(-1)).toMatchObject({ days: 31 });
  await press(/^15:00/);
  expect(await sheet().findByText(/^Вторник, 24\sноября, 15:00$/)).toBeTruthy();
});
