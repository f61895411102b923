import { describe, expect, it } from "vitest";
import { limits } from "../../../domain/limits.ts";
import { draftOf } from "../../../machines/reservation/machine.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { preview } from "../../../machines/kit/examples.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { runReservation } from "../support/run.ts";
import { visitAtConfirmation, visitAtTime, visitWithHold } from "../support/visit.ts";

const { startTime } = example;
const later = "2026-11-23T15:00:00+05:00";
const haircut = { person: 1, serviceId: example.haircut };

describe("What is chosen in the guided reservation", () => {
  it("asks for no time while there is no service", () => {
    const visit = runReservation({ draft: example.empty, step: "services", startTime: null });
    visit.send({ type: "services.confirmed" }, { type: "step.revisited", step: "time" });
    expect(visit.state()).toBe("choosingServices");
  });

  it("takes a service out again when it is pressed again", () => {
    const visit = runReservation({ draft: example.withServices, step: "services", startTime: null });
    visit.send({ type: "service.toggled", ...haircut });
    expect(visit.context().wishes).toEqual([]);
    expect(visit.facts).toEqual([{ type: "service.removed", serviceId: example.haircut }]);
  });

  it("takes no more services than one reservation has, and keeps what was chosen where one more is pressed", () => {
    const visit = runReservation({ draft: example.empty, step: "services", startTime: null });
    const all = Array.from({ length: limits.wishes + 1 }, (_, index) => ({ person: 1, serviceId: index + 1 }));
    for (const key of all) visit.send({ type: "service.toggled", ...key });
    const chosen = () => visit.context().wishes.map(({ serviceId }) => serviceId);
    expect(chosen()).toEqual(all.slice(0, -1).map(({ serviceId }) => serviceId));
    expect(visit.facts.map(({ type }) => type)).toEqual(chosen().map(() => "service.added"));
    visit.send({ type: "service.toggled", person: 1, serviceId: 1 });
    expect(chosen()).toHaveLength(limits.wishes - 1);
  });

  it("counts nobody anew while services are chosen: who is left alone stays who they are", () => {
    const second = { person: 2, serviceId: example.haircut };
    const visit = runReservation({ draft: example.empty, step: "services", startTime: null });
    visit.send({ type: "service.toggled", ...second }, { type: "step.revisited", step: "services" });
    visit.send({ type: "service.toggled", ...second });
    expect(visit.context().wishes).toEqual([]);
  });

  it("asks for the master whom the client picked, and for nobody else", () => {
    const visit = runReservation({ draft: example.withServices, step: "masters", startTime: null });
    visit.send({ type: "master.picked", ...haircut, masterId: example.master }, { type: "masters.confirmed" });
    visit.send({ type: "slot.picked", startTime });
    expect(visit.asked("createReservation")).toMatchObject([
      { params: { entries: [{ ...haircut, masterId: example.master }] } },
    ]);
  });

  it("asks who can do what is wanted whoever was picked already", () => {
    const wish = { ...haircut, masterId: example.master };
    const draft = { ...example.withServices, params: { masters: [wish], entries: [] } };
    const visit = runReservation({ draft, step: "masters", startTime: null });
    expect(visit.asked("allocateServices")).toEqual([
      { firmId: 1, params: { entries: [{ ...haircut, masterId: null }], peopleCount: 1, awaitingTime: 0 } },
    ]);
  });

  it("says beside the refusal that led to the masters why it is not known who can, and asks once more", async () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime });
    const refusal = refused("noMasterFree", { alternatives: [example.slot] }).failed;
    await visit.fail("takeTime", refusal);
    expect(visit.state()).toBe("choosingMasters");
    visit.send({ type: "allocation.requested" });
    expect(visit.asked("allocateServices")).toHaveLength(1);
    await visit.fail("allocateServices", unreachable.failed);
    expect(visit.context()).toMatchObject({ failure: refusal, allocationFailure: unreachable.failed });
    visit.send({ type: "allocation.requested" });
    expect(visit.context()).toMatchObject({ failure: refusal, allocationFailure: null });
    await visit.answer("allocateServices", example.allocation);
    expect(visit.context()).toMatchObject({ failure: refusal, allocation: example.allocation });
    visit.send({ type: "masters.confirmed" });
    expect(visit.context().failure).toBeNull();
  });

  it("holds a time for everybody who comes", () => {
    const masters = [
      { ...haircut, masterId: example.master },
      { person: 2, serviceId: 5, masterId: null },
    ];
    const visit = visitAtTime({ draft: { ...example.withServices, params: { masters, entries: [] } } });
    visit.send({ type: "slot.picked", startTime });
    expect(visit.asked("createReservation")).toMatchObject([{ params: { entries: masters, peopleCount: 2 } }]);
  });

  it("asks for the visit in the manner of the plan that was picked, and keeps to it", () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime, manner: "oneAfterAnother" });
    expect(visit.asked("createReservation")).toMatchObject([{ params: { manner: "oneAfterAnother" } }]);
    expect(draftOf(visit.context()).params.manner).toBe("oneAfterAnother");
  });

  it("takes the time that is held anew when it is picked in another manner", async () => {
    const visit = await visitWithHold();
    visit.send({ type: "step.revisited", step: "time" });
    visit.send({ type: "slot.picked", startTime, manner: "together" });
    expect(visit.asked("createReservation")).toHaveLength(2);
    expect(visit.asked("createReservation").at(-1)).toMatchObject({
      params: { manner: "together" },
      replaces: example.hold,
    });
  });

  it("keeps the hold when its time is picked in the manner that it has", async () => {
    const visit = await visitWithHold();
    visit.send({ type: "step.revisited", step: "time" });
    visit.send({ type: "slot.picked", startTime, manner: "togetherIfPossible" });
    expect(visit.asked("createReservation")).toHaveLength(1);
  });

  it("asks for the longest wait that the client accepts, and holds the time anew for it", async () => {
    const visit = await visitWithHold();
    visit.send({ type: "step.revisited", step: "time" }, { type: "layout.changed", awaitingTime: 30 });
    expect(draftOf(visit.context())).toMatchObject({ awaitingTime: 30, isTemporary: false });
    visit.send({ type: "slot.picked", startTime });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ params: { awaitingTime: 30 } });
  });

  it("is saved with the day that is looked at, and with the wanted time where it is of that day", async () => {
    const visit = await visitWithHold();
    const entries = () => draftOf(visit.context()).params.entries;
    expect(entries()).toEqual([{ date: "2026-11-23", startTime: example.startTime }]);
    visit.send({ type: "step.revisited", step: "time" });
    visit.send({ type: "day.picked", date: "2026-11-24" });
    expect(entries()).toEqual([{ date: "2026-11-24", startTime: null }]);
    expect(draftOf(visit.context()).startTime).toBe(example.startTime);
  });

  it("holds the express service of a link as such, also at another time, and nothing else that is wanted since", async () => {
    const wished = example.withServices.params.masters.slice(0, 1);
    const draft = { ...example.withServices, params: { ...example.withServices.params, masters: wished } };
    const visit = runReservation({ draft, step: "contacts", startTime, isExpress: true });
    await visit.answer("checkTime", preview);
    expect(visit.asked("previewReservation").at(-1)).toMatchObject({ startTime, isExpress: true });
    await visit.fail("takeTime", refused("slotTaken").failed);
    visit.send({ type: "slot.picked", startTime: later });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ startTime: later, isExpress: true });
    await visit.answer("takeTime", example.heldAt(later, null));
    visit.send({ type: "step.revisited", step: "services" });
    visit.send({ type: "service.toggled", person: 1, serviceId: 999 }, { type: "services.confirmed" });
    visit.send({ type: "masters.confirmed" }, { type: "slot.picked", startTime });
    expect(visit.asked("createReservation").at(-1)).not.toHaveProperty("isExpress");
  });

  it("holds a time that is picked as one of an express service as such, with whoever is asked for", () => {
    const visit = visitAtTime();
    visit.send({ type: "master.picked", ...example.wish, masterId: example.master });
    visit.send({ type: "slot.picked", startTime, isExpress: true });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({
      isExpress: true,
      params: { entries: [{ masterId: example.master }] },
    });
  });

  const two = {
    ...example.withServices.params,
    masters: [
      { ...example.wish, serviceId: 5 },
      { ...example.wish, person: 2 },
    ],
  };
  const ofTwo = { draft: { ...example.withServices, params: two } };

  it("takes a service out where the client stands, and counts the people anew", () => {
    const visit = visitAtTime(ofTwo);
    visit.send({ type: "step.revisited", step: "masters" }, { type: "service.removed", person: 1, serviceId: 5 });
    expect(visit.state()).toBe("choosingMasters");
    expect(visit.context().wishes).toEqual([example.wish]);
    expect(visit.facts).toEqual([{ type: "service.removed", serviceId: 5 }]);
    visit.send({ type: "service.removed", ...haircut });
    expect([visit.state(), visit.context().wishes]).toEqual(["choosingServices", []]);
  });

  it("asks for another time for what is left of a held visit, in the place of the hold", async () => {
    const visit = await visitWithHold(ofTwo);
    visit.send({ type: "service.removed", person: 2, serviceId: 5 });
    expect(visit.state()).toBe("held.enteringContacts");
    visit.send({ type: "service.removed", person: 1, serviceId: 5 });
    expect([visit.state(), visit.context().wishes]).toEqual(["choosingTime", [example.wish]]);
    visit.send({ type: "slot.picked", startTime });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ startTime, replaces: example.hold });
  });

  it("leaves the people their numbers while services are chosen", () => {
    const visit = visitAtTime({ ...ofTwo, step: "services" });
    visit.send({ type: "service.removed", person: 1, serviceId: 5 });
    expect(visit.context().wishes).toEqual([{ ...example.wish, person: 2 }]);
  });

  it("takes nothing out while the service is asked for the time or for the reservation", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" }, { type: "service.removed", ...haircut });
    expect([visit.state(), visit.context().wishes]).toEqual(["creatingReservation", [example.wish]]);
    await visit.fail("createReservation", unreachable.failed);
    visit.send({ type: "service.removed", ...haircut });
    expect(visit.state()).toBe("held.holdingTime");
  });
});
