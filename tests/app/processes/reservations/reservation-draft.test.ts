import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { empty, hold, withHold, withServices } from "../../../../machines/reservation/examples.ts";
import { draftToBeginWith, keepDraft } from "../../../../src/app/processes/reservations/reservation-draft.ts";
import { savedValues } from "../../../../src/browser/saved-values.ts";
import { openingOf } from "../../../../src/app/processes/reservations/opening.ts";
import { memoryStorage } from "../../../../src/browser/storage.ts";
import { storedValues } from "../../../../src/browser/stored-values.ts";
import type { SavedReservation } from "../../../../domain/draft.ts";
import {
  addWish,
  countPeople,
  paramsOf,
  readWishes,
  type Wish,
  type Wishes,
  writeWishes,
} from "../../../../domain/wishes.ts";
import { draftOf, reservationMachine } from "../../../../machines/reservation/machine.ts";
import type { Beginning } from "../../../../src/pages/reservation/port.ts";
import type { ReservationQuery } from "../../../../domain/page-queries.ts";
import { firmServices, masters } from "../../../support/salon-fixture.ts";

const [first, second] = firmServices.services.map(({ id }) => id);
const one = first ?? Number.NaN;
const other = second ?? Number.NaN;
const wishFor = (serviceId: number, masterId: number | null = null): Wish => ({ person: 1, serviceId, masterId });
const chosen = (...masters: Wish[]): Pick<SavedReservation, "params" | "services"> => ({
  params: { masters, entries: [] },
  services: masters.map(({ serviceId }) => serviceId),
});
const able = firmServices.services[0]?.masterIds[0] ?? Number.NaN;

function beginning(query: Partial<ReservationQuery> = {}): Beginning {
  return {
    firm: empty.firm,
    step: "time",
    query: {
      wishes: [],
      master: null,
      date: null,
      hour: null,
      startTime: null,
      isExpress: false,
      awaitingTime: null,
      manner: null,
      ...query,
    },
    services: firmServices.services,
    masters,
  };
}

const now = () => hold.until - 60_000;
const store = () => savedValues(storedValues(memoryStorage())).savedReservation;

describe("a reservation begins", () => {
  test("empty where nothing was saved", () => {
    expect(draftToBeginWith(undefined, beginning())).toEqual(empty);
  });

  test("with what was saved for this firm, its hold included", () => {
    const begun = draftToBeginWith({ ...withHold, ...chosen(wishFor(one)) }, beginning());
    expect(begun).toMatchObject({ services: [one], hold, isTemporary: true });
  });

  test("without what was saved for another firm, or deleted", () => {
    const foreign = { ...withServices, firm: { ...empty.firm, id: 77 } };
    expect(draftToBeginWith(foreign, beginning())).toEqual(empty);
    expect(draftToBeginWith({ ...withServices, isDeleted: true }, beginning())).toEqual(empty);
  });

  test("with the services of the address, the hold of other ones kept only to be given up", () => {
    const begun = draftToBeginWith({ ...withHold, ...chosen(wishFor(one)) }, beginning({ wishes: [wishFor(other)] }));
    expect(begun).toMatchObject({ services: [other], hold, isTemporary: false });
  });

  test("with its hold where the address says the same again", () => {
    const begun = draftToBeginWith({ ...withHold, ...chosen(wishFor(one)) }, beginning({ wishes: [wishFor(one)] }));
    expect(begun.isTemporary).toBe(true);
  });

  test("with the master of the address for what that master does, and anybody for the rest", () => {
    const begun = draftToBeginWith(undefined, beginning({ wishes: [wishFor(one)], master: able }));
    expect(begun.params.masters).toEqual([wishFor(one, able)]);
    const nobody = draftToBeginWith(undefined, beginning({ wishes: [wishFor(one)], master: 999 }));
    expect(nobody.params.masters).toEqual([wishFor(one)]);
  });

  test("without services and masters that the firm no longer has", () => {
    const old = { ...withHold, ...chosen(wishFor(one, 998), wishFor(999, 1)) };
    const begun = draftToBeginWith(old, beginning());
    expect(begun).toMatchObject({ services: [one], params: { masters: [wishFor(one)] }, isTemporary: false });
  });

  test("without services that are reserved by phone since, or that nobody does any more who takes reservations", () => {
    const services = firmServices.services
      .slice(0, 2)
      .map((service) => (service.id === one ? { ...service, reservationPhone: "+77292401111" } : service));
    const wishes = chosen(wishFor(one), wishFor(other));
    expect(draftToBeginWith({ ...withHold, ...wishes }, { ...beginning(), services })).toMatchObject({
      services: [other],
      isTemporary: false,
    });
    const nobody = masters.map((master) => ({ ...master, isOnline: false }));
    const begun = draftToBeginWith({ ...withHold, ...wishes }, { ...beginning(), masters: nobody });
    expect(begun.services).toEqual([]);
  });

  test("with everybody whom the address names, and the masters whom it names for them", () => {
    const second = { person: 2, serviceId: one, masterId: able };
    const begun = draftToBeginWith(undefined, beginning({ wishes: [wishFor(one), second] }));
    expect(begun).toMatchObject({ services: [one], peopleCount: 2, params: { masters: [wishFor(one), second] } });
  });
});

describe("what a link says of the day and of how the visit is laid out", () => {
  const saved: SavedReservation = {
    ...withHold,
    params: { masters: [wishFor(one)], entries: withHold.params.entries, manner: "together" },
    services: [one],
    awaitingTime: 30,
  };

  test("stands over what was saved; the hold of another layout is kept only to be given up", () => {
    const asked = { date: "2026-12-01", awaitingTime: 60, manner: "shortest" } as const;
    expect(draftToBeginWith(saved, beginning(asked))).toMatchObject({
      params: { entries: [{ date: "2026-12-01", startTime: null }], manner: "shortest" },
      awaitingTime: 60,
      hold,
      isTemporary: false,
    });
  });

  test("leaves the hold where it is the same", () => {
    const begun = draftToBeginWith(saved, beginning({ awaitingTime: 30, manner: "together" }));
    expect(begun).toEqual(saved);
    expect(draftToBeginWith(saved, beginning({ manner: "shortest" })).isTemporary).toBe(false);
    expect(draftToBeginWith(saved, beginning({ awaitingTime: 0 })).isTemporary).toBe(false);
  });

  test("is the default again where the link says so", () => {
    const begun = draftToBeginWith(saved, beginning({ awaitingTime: 0, manner: "togetherIfPossible" }));
    expect(begun).toMatchObject({ awaitingTime: 0, params: { masters: [wishFor(one)] } });
    expect(begun.params).not.toHaveProperty("manner");
  });
});

describe("a reservation for several people", () => {
  const wishesOfAddress = fc.array(
    fc.record({ person: fc.integer({ min: 1, max: 4 }), serviceId: fc.constantFrom(one, other, 999) }),
  );

  test("begins, goes on, is saved and is asked for with the people who want something, counted without gaps", () => {
    fc.assert(
      fc.property(wishesOfAddress, wishesOfAddress, fc.boolean(), (named, toggled, isAddress) => {
        const wanted = named.reduce<Wishes>((all, key) => addWish(all, key), []);
        const begun = isAddress
          ? draftToBeginWith(undefined, beginning({ wishes: readWishes(writeWishes(wanted)) }))
          : draftToBeginWith({ ...empty, ...chosen(...wanted) }, beginning());
        const actor = createActor(reservationMachine, { input: { draft: begun, step: "services", startTime: null } });
        actor.start();
        for (const key of toggled) actor.send({ type: "service.toggled", ...key });
        actor.send({ type: "services.confirmed" });
        const { context } = actor.getSnapshot();
        const { peopleCount, params } = draftOf(context);
        const people = new Set(context.wishes.map(({ person }) => person));
        expect(people).toEqual(new Set([1, 2, 3, 4].slice(0, people.size)));
        expect(peopleCount).toBe(Math.max(1, people.size));
        expect(paramsOf(params.masters)).toMatchObject({ entries: context.wishes, peopleCount });
        expect(readWishes(writeWishes(context.wishes))).toHaveLength(context.wishes.length);
        expect(begun.peopleCount).toBe(countPeople(begun.params.masters));
        actor.stop();
      }),
    );
  });
});

describe("another firm's draft", () => {
  const foreign = { ...withServices, firm: { id: 77, urlKey: "other", name: "Другой" } };

  test("is kept until this one has something in it", () => {
    const saved = store();
    saved.write(foreign);
    const keeper = keepDraft(saved, empty, now);
    keeper.save(empty);
    expect(saved.read()).toEqual(foreign);
    keeper.save(withServices);
    expect(saved.read()).toEqual(withServices);
  });

  test("is not forgotten with this one", () => {
    const saved = store();
    saved.write(foreign);
    keepDraft(saved, empty, now).forget();
    expect(saved.read()).toEqual(foreign);
    keepDraft(saved, foreign, now).forget();
    expect(saved.read()).toBeUndefined();
  });
});

describe("a reservation is opened", () => {
  test("with the services that the address brings told from those that lay in its draft", () => {
    const saved = { ...withServices, ...chosen(wishFor(one)) };
    expect(openingOf(undefined, beginning({ wishes: [wishFor(one), wishFor(other)] }))).toMatchObject({
      had: 0,
      brought: [one, other],
    });
    expect(openingOf(saved, beginning({ wishes: [wishFor(one), wishFor(other)] }))).toMatchObject({
      had: 1,
      brought: [other],
    });
    expect(openingOf(saved, beginning())).toMatchObject({ had: 1, brought: [] });
  });

  test("with a service for each of the people whom the address names, as where it is pressed for each", () => {
    const both = beginning({ wishes: [wishFor(one), { ...wishFor(one), person: 2 }] });
    expect(openingOf(undefined, both)).toMatchObject({ had: 0, brought: [one, one] });
    expect(openingOf({ ...withServices, ...chosen(wishFor(one)) }, both)).toMatchObject({ had: 1, brought: [one] });
  });

  test("with nothing of what was saved for another firm, or deleted", () => {
    const saved = { ...withServices, ...chosen(wishFor(one)) };
    const query = { wishes: [wishFor(one)] };
    expect(openingOf({ ...saved, isDeleted: true }, beginning(query))).toMatchObject({ had: 0, brought: [one] });
    const foreign = { ...saved, firm: { ...empty.firm, id: 77 } };
    expect(openingOf(foreign, beginning(query))).toMatchObject({ had: 0, brought: [one] });
  });
});

describe("the draft of two tabs", () => {
  const newer = { ...withHold, hold: { ...hold, reservationId: "9d4c1e0b-7a52-4f8e-8c31-2b5d6e7f8a90" } };

  /** This tab has taken a time, and then another tab has. */
  function overtaken() {
    const saved = store();
    const keeper = keepDraft(saved, withServices, now);
    keeper.save(withHold);
    keepDraft(saved, withHold, now).save(newer);
    return { saved, keeper };
  }

  test("is that of the tab that took a time last: the older one's end costs it nothing", () => {
    const { saved, keeper } = overtaken();
    keeper.save({ ...withHold, comment: "Кофе" });
    keeper.save({ ...withServices, hold: null });
    keeper.forget();
    expect(saved.read()).toEqual(newer);
  });

  test("is this tab's again once a time is taken here", () => {
    const { saved, keeper } = overtaken();
    const newest = { ...withHold, hold: { ...hold, reservationId: "1b2c3d4e-5f60-4718-8293-a4b5c6d7e8f9" } };
    keeper.save(newest);
    expect(saved.read()).toEqual(newest);
    keeper.save({ ...newest, hold: null });
    expect(saved.read()?.hold).toBeNull();
    keeper.forget();
    expect(saved.read()).toBeUndefined();
  });

  test("is shared again when the time of the other tab is over", () => {
    const { saved } = overtaken();
    keepDraft(saved, withServices, () => hold.until).save(withServices);
    expect(saved.read()).toEqual(withServices);
  });

  test("is not that of another tab where it is marked as deleted, whatever it holds", () => {
    const saved = store();
    keepDraft(saved, withHold, now).save({ ...newer, isDeleted: true });
    keepDraft(saved, withServices, now).save(withServices);
    expect(saved.read()).toEqual(withServices);
  });

  test("is shared while nobody holds anything", () => {
    const saved = store();
    keepDraft(saved, empty, now).save(withServices);
    keepDraft(saved, empty, now).save({ ...withServices, comment: "Кофе" });
    expect(saved.read()).toEqual({ ...withServices, comment: "Кофе" });
  });
});
