import { describe, expect, test } from "vitest";
import { empty, hold, withHold, withServices } from "../../machines/reservation/examples.ts";
import { draftToBeginWith, forgetDraft, saveDraft } from "../../src/app/reservation-draft.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { openingOf } from "../../src/app/opening.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import type { SavedReservation } from "../../domain/draft.ts";
import type { Wish } from "../../domain/wishes.ts";
import type { Beginning } from "../../src/pages/reservation/port.ts";
import type { ReservationQuery } from "../../domain/addresses.ts";
import { firmServices, masters } from "../support/salon-fixture.ts";

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
    query: { wishes: [], master: null, startTime: null, ...query },
    services: firmServices.services,
    masters,
  };
}

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

  test("with everybody whom the address names, and the masters whom it names for them", () => {
    const second = { person: 2, serviceId: one, masterId: able };
    const begun = draftToBeginWith(undefined, beginning({ wishes: [wishFor(one), second] }));
    expect(begun).toMatchObject({ services: [one], peopleCount: 2, params: { masters: [wishFor(one), second] } });
  });
});

describe("another firm's draft", () => {
  const foreign = { ...withServices, firm: { id: 77, urlKey: "other", name: "Другой" } };
  const store = () => savedValues(storedValues(memoryStorage())).savedReservation;

  test("is kept until this one has something in it", () => {
    const saved = store();
    saved.write(foreign);
    saveDraft(saved, empty);
    expect(saved.read()).toEqual(foreign);
    saveDraft(saved, withServices);
    expect(saved.read()).toEqual(withServices);
  });

  test("is not forgotten with this one", () => {
    const saved = store();
    saved.write(foreign);
    forgetDraft(saved, empty.firm.id);
    expect(saved.read()).toEqual(foreign);
    forgetDraft(saved, foreign.firm.id);
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

  test("with nothing of what was saved for another firm, or deleted", () => {
    const saved = { ...withServices, ...chosen(wishFor(one)) };
    const query = { wishes: [wishFor(one)] };
    expect(openingOf({ ...saved, isDeleted: true }, beginning(query))).toMatchObject({ had: 0, brought: [one] });
    const foreign = { ...saved, firm: { ...empty.firm, id: 77 } };
    expect(openingOf(foreign, beginning(query))).toMatchObject({ had: 0, brought: [one] });
  });
});
