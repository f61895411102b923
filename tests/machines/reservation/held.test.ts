import { expect, it } from "vitest";
import * as example from "../../../machines/reservation/examples.ts";
import { visitAtConfirmation, visitWithHold } from "../support/visit.ts";

it.each(["contacts", "code", "confirm"] as const)(
  "a time that is being kept longer is, also for who goes to the step %s before that is answered",
  async (step) => {
    const visit = await visitWithHold();
    visit.extend();
    visit.send({ type: "step.revisited", step });
    const extended = example.extended(example.hold);
    await visit.answer("extendHold", extended);
    expect(visit.context().held?.hold.until).toBe(extended.hold.until);
  },
);

it("who goes back to the contacts from the confirmation goes on waiting for the same deadline", async () => {
  const visit = await visitAtConfirmation();
  visit.send({ type: "step.revisited", step: "contacts" });
  expect(visit.state()).toBe("held.enteringContacts");
  const deadline = JSON.stringify({ at: example.hold.until + 1000 });
  expect(visit.asked("waitUntil").filter((input) => JSON.stringify(input) === deadline)).toHaveLength(1);
});
