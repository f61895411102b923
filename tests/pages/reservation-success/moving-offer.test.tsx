import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "../../../machines/reservation-change/examples.ts";
import { freeTime, openVisit, press, refusal, reselect, sheet } from "./moving-page.tsx";

/** What of the salon's services and masters was asked for, however often. */
const readOf = ({ offers }: { offers: readonly string[] }) =>
  ["/reservations/firm/1", "/firms/1/masters"].filter((path) => offers.some((asked) => asked.endsWith(path)));

test("times that are refused for a master have the services and masters read anew", async () => {
  const days = [{ date: "2026-11-24", state: "free", freeShare: 50 }];
  const { asked } = await openVisit(() => Response.error(), { days });
  await sheet().findByRole("button", { name: /^15:00/ });
  await press(reselect);
  await press(/^Выбрать: Маникюр/);
  asked.offers.length = 0;
  days.push({ date: "2026-11-25", state: "broken", freeShare: 0 });
  await press("Выбрать время");
  await sheet().findByRole("alert");
  await waitFor(() => expect(readOf(asked)).toHaveLength(2));
});

const move = "Перенести на это время";

/** Asks for a move that is refused; what is asked for is listed from then on. */
async function moveRefused(code: "noMasterFree" | "slotTaken") {
  const { asked } = await openVisit(() => refusal(code));
  await press(/^15:00/);
  await sheet().findByRole("button", { name: move });
  asked.offers.length = 0;
  await press(move);
  await sheet().findByRole("alert");
  return asked;
}

test("a move that is refused for a master has them read anew", async () => {
  const asked = await moveRefused("noMasterFree");
  await waitFor(() => expect(readOf(asked)).toHaveLength(2));
});

test("a move to a time that was taken has neither read anew, also by when it is asked for once more", async () => {
  const asked = await moveRefused("slotTaken");
  await press(/^15:00/);
  await press(move);
  await waitFor(() => expect(asked.changes).toHaveLength(2));
  expect(readOf(asked)).toEqual([]);
});

test("in the place of a time that was taken the visit's own is not offered", async () => {
  const own = { ...freeTime, startTime: visit.startTime, endTime: visit.endTime };
  await openVisit(() => refusal("slotTaken", { alternatives: [own, freeTime] }));
  await press(/^15:00/);
  await press(move);
  const others = within(await sheet().findByRole("list", { name: "Ближайшее свободное время" }));
  expect(others.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/24.*15:00/),
  ]);
});
