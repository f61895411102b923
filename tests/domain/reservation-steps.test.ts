import { expect, it } from "vitest";
import {
  isLaterStep,
  isRevisitable,
  needsHold,
  reservationSteps,
  stepBefore,
  stepNamed,
} from "../../domain/reservation-steps.ts";

it("A reservation is walked from the services to the confirmation", () => {
  expect(reservationSteps).toEqual(["services", "masters", "time", "contacts", "code", "confirm"]);
});

it("Nothing is held before a time is chosen, and a time is held at each step after it", () => {
  expect(reservationSteps.filter(needsHold)).toEqual(["contacts", "code", "confirm"]);
});

it("The code is the one step that is not gone back to", () => {
  expect(reservationSteps.filter((step) => !isRevisitable(step))).toEqual(["code"]);
});

it("Back leads to the nearest step that can be gone back to, and from the first nowhere", () => {
  expect(reservationSteps.map(stepBefore)).toEqual([undefined, "services", "masters", "time", "contacts", "contacts"]);
});

it("A step is later than those before it, and not than itself", () => {
  expect(reservationSteps.filter((step) => isLaterStep(step, "contacts"))).toEqual(["code", "confirm"]);
});

it("An address names a step by its name alone", () => {
  expect([stepNamed("time"), stepNamed("Time"), stepNamed("payment"), stepNamed(undefined)]).toEqual([
    "time",
    undefined,
    undefined,
    undefined,
  ]);
});
