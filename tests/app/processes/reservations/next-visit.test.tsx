import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Reservation } from "../../../../domain/entities.ts";
import { cancelledVisit, visit } from "../../../../machines/reservation-change/examples.ts";
// It is fetched when it is needed: here before, so that no test waits for it to be compiled.
import "../../../../src/app/processes/reservations/next-visit.tsx";
import type { StoredValues } from "../../../../src/browser/stored-values.ts";
import { fixtureApi, problem } from "../../../support/fixture-api.ts";
import { renderApp } from "../../../support/render-app.tsx";

const earlierId = "9d4c1e0b-7a52-4f8e-8c31-2b5d6e7f8a90";
const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const profile = { ...user, phone: 77_011_234_567, version: 1 };

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
type Stored = {
  ofDevice?: readonly Reservation[];
  ofAccount?: readonly Reservation[];
  unknown?: readonly string[];
  keptFor?: string | null;
};

async function open(url: string, { ofDevice = [], ofAccount, unknown = [], keptFor = null }: Stored) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith("/v1/reservations")) {
      asked.push(`${pathname}${search} ${request.headers.get("reservation_secret")}`);
      return Response.json({ reservations: ofAccount });
    }
    if (pathname.endsWith("/my/profiles")) return Response.json(profile);
    if (!pathname.includes("/v2/reservations/")) return fixtureApi(request);
    asked.push(`${pathname} ${request.headers.get("reservation_secret")}`);
    const found = ofDevice.find(({ id }) => pathname.endsWith(id));
    return found ? Response.json(found) : problem(404, "reservationNotFound");
  };
  const keys = [
    ...ofDevice.map(({ id }) => [id, { secret, userId: keptFor }]),
    ...unknown.map((id) => [id, { secret, userId: null }]),
  ];
  const stored: StoredValues[] = [];
  const app = await renderApp(url, {
    fetch,
    prepareStored: (values) => {
      stored.push(values);
      values.guestReservations.write(Object.fromEntries(keys));
    },
    ...(ofAccount && { user }),
  });
  return { ...app, asked, passedOver: () => stored[0]?.passedReservations.read() ?? [] };
}

const ofTheAccount = [
  "/rest/clients-app/v1/reservations?type=future null",
  "/rest/clients-app/v2/reservations/history null",
];
const card = () => screen.findByRole("link", { name: "Открыть запись" });

describe("The next visit", () => {
  test("of a guest is on home, by the secret that this browser keeps", async () => {
    const { asked } = await open("/", { ofDevice: [visit] });
    expect((await card()).getAttribute("href")).toBe(`/my/reservation/${visit.id}/success`);
    expect(screen.getByText(/^Понедельник, 23\sноября, 13:00 · Red Apple на набережной, Актау$/)).toBeTruthy();
    expect(new Set(asked)).toEqual(new Set([`/rest/clients-app/v2/reservations/${visit.id} ${secret}`]));
  });

  test.each(["/", "/my/profile"])("of a client is at %s, by their account", async (url) => {
    const { asked } = await open(url, { ofAccount: [visit] });
    expect((await card()).getAttribute("href")).toBe(`/my/reservation/${visit.id}/success`);
    await waitFor(() => expect(new Set(asked)).toEqual(new Set(ofTheAccount)));
  });

  test("is the soonest of all that are theirs", async () => {
    const sooner = { ...visit, id: earlierId, startTime: "2026-11-21T10:00:00+05:00" };
    await open("/", { ofDevice: [sooner], ofAccount: [visit] });
    await waitFor(async () => expect((await card()).getAttribute("href")).toBe(`/my/reservation/${earlierId}/success`));
  });

  test("is the one that is under way: whoever is late needs its address", async () => {
    const { passedOver } = await open("/", { ofDevice: [{ ...visit, startTime: "2026-11-19T10:00:00+05:00" }] });
    expect((await card()).getAttribute("href")).toBe(`/my/reservation/${visit.id}/success`);
    expect(passedOver()).toEqual([]);
  });

  test("is none that is cancelled or past, which are passed over from then on", async () => {
    const past = {
      ...visit,
      id: earlierId,
      startTime: "2026-11-19T10:00:00+05:00",
      endTime: "2026-11-19T11:00:00+05:00",
    };
    const gone = "11111111-7a52-4f8e-8c31-2b5d6e7f8a90";
    const { passedOver, leftWith } = await open("/", { ofDevice: [cancelledVisit, past], unknown: [gone] });
    await waitFor(() => expect(passedOver().toSorted()).toEqual([cancelledVisit.id, past.id].toSorted()));
    expect(screen.queryByRole("link", { name: "Открыть запись" })).toBeNull();
    expect(leftWith).toEqual([]);
  });

  test("of an account's secret is shown to that account", async () => {
    await open("/", { ofDevice: [visit], ofAccount: [], keptFor: user.id });
    expect((await card()).getAttribute("href")).toBe(`/my/reservation/${visit.id}/success`);
  });

  test.each([
    { of: "a guest", ofAccount: undefined, asks: [] },
    {
      of: "another account",
      ofAccount: [],
      asks: ofTheAccount,
    },
  ])("of an account's secret is not even asked about for $of, as one of a guest's is", async ({ ofAccount, asks }) => {
    const { asked } = await open("/", {
      ofDevice: [visit],
      unknown: [earlierId],
      ...(ofAccount && { ofAccount }),
      keptFor: "11111111-3b12-4fef-91d0-5a1a1b2c3d4e",
    });
    const ofGuest = `/rest/clients-app/v2/reservations/${earlierId} ${secret}`;
    await waitFor(() => expect(new Set(asked)).toEqual(new Set([...asks, ofGuest])));
    expect(screen.queryByRole("link", { name: "Открыть запись" })).toBeNull();
  });

  test("is not asked about where nobody can have one", async () => {
    const { asked } = await open("/", {});
    await screen.findAllByRole("article");
    expect(asked).toEqual([]);
  });
});
