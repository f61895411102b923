import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openVisit, press, refusal, reselect, sheet } from "./moving-page.tsx";

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

test.each([
  ["noMasterFree", 2],
  ["slotTaken", 0],
] as const)("a move that is refused (%s) has them read anew only where one of them is why", async (code, read) => {
  const { asked } = await openVisit(() => refusal(code));
  await press(/^15:00/);
  await sheet().findByRole("button", { name: "Перенести на это время" });
  asked.offers.length = 0;
  await press("Перенести на это время");
  await sheet().findByRole("alert");
  await waitFor(() => expect(readOf(asked)).toHaveLength(read));
});
