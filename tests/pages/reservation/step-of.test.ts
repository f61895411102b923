import { expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { stepOf } from "../../../src/pages/reservation/states.ts";
import { runReservation } from "../../machines/support/run.ts";
import { visitAtConfirmation } from "../../machines/support/visit.ts";

const shown = ({ state, snapshot }: ReturnType<typeof runReservation>) => [state(), stepOf(snapshot())];

test("a price that is read anew is waited for at the confirmation, and tried again there", async () => {
  const visit = await visitAtConfirmation();
  visit.send({ type: "reservation.confirmed" });
  await visit.fail("createReservation", refused("priceChanged", { bill: expectedOf(example.dearer) }).failed);
  expect(shown(visit)).toEqual(["held.holdingTime", "confirm"]);
  await visit.fail("restoreHold", unreachable.failed);
  expect(visit.timeHoldState()).toBe("waitingToRetry");
  expect(shown(visit)).toEqual(["held.holdingTime", "confirm"]);
});

test.each(["time", "contacts", "confirm"] as const)(
  "what is held is read at a load where the address is: %s",
  (step) => {
    const visit = runReservation({ draft: example.withContacts, step, startTime: null });
    expect(shown(visit)).toEqual(["held.holdingTime", step]);
  },
);
