import { describe, expect, test } from "vitest";
import { expressWanted, isExpressOnline } from "../../domain/express.ts";
import type { Wish } from "../../domain/wishes.ts";
import { firmServices } from "../support/salon-fixture.ts";

const [known] = firmServices.services;
if (known === undefined) throw new Error("The salon has no service.");
const { reservationPhone: _, ...online } = known;
const service = (id: number, isExpress: boolean) => ({ ...online, id, isExpress });
const services = [service(1, false), service(2, true), { ...service(3, true), reservationPhone: "+77011234567" }];
const wish = (serviceId: number, masterId: number | null = null): Wish => ({ person: 1, serviceId, masterId });

test("a service can be had within the hour online where it is express and not booked by phone", () => {
  expect(services.map(isExpressOnline)).toEqual([false, true, false]);
});

describe("Express times are asked for", () => {
  test("of one service, with the master who is named", () => {
    expect(expressWanted(7, [wish(2)], services)).toStrictEqual({ firmId: 7, serviceId: 2 });
    expect(expressWanted(7, [wish(2, 5)], services)).toStrictEqual({ firmId: 7, serviceId: 2, masterId: 5 });
  });

  test.each([
    ["nothing", []],
    ["two services", [wish(2), wish(1)]],
    ["a service that is not express", [wish(1)]],
    ["a service that is booked by phone", [wish(3)]],
    ["a service that the firm does not offer", [wish(4)]],
  ])("not of %s", (_what, wishes) => {
    expect(expressWanted(7, wishes, services)).toBeUndefined();
  });
});
