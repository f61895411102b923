import { expect, test } from "vitest";
import { refused, unreachable } from "../../machines/kit/paths.ts";
import { failureMessage } from "../../src/blocks/failure-message.ts";

const messageOf = (failure: { kind: string }) =>
  failureMessage(
    (key) => key,
    failure,
    ["slotTaken", "unreachable"],
    (name, part) => `reservation.failure.${name}.${part}`,
  );

test("a failure that a flow has words for is said in them", () => {
  expect(messageOf(refused("slotTaken").failed)).toEqual({
    title: "reservation.failure.slotTaken.title",
    text: "reservation.failure.slotTaken.text",
  });
  expect(messageOf(unreachable.failed).title).toBe("reservation.failure.unreachable.title");
});

test("any other one is said by what helps", () => {
  expect(messageOf(refused("noMasterFree", { action: "changeMaster" }).failed).title).toBe(
    "failure.changeMaster.title",
  );
  expect(messageOf(refused("neverHeardOf").failed).text).toBe("failure.tryLater.text");
  expect(messageOf({ kind: "holdExpired" }).text).toBe("failure.tryLater.text");
});
