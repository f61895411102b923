import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyActorRef, type AnyMachineSnapshot, type EventObject } from "xstate";
import * as example from "../../../machines/reservation/examples.ts";
import { reservationMachine } from "../../../machines/reservation/machine.ts";
import { keyFaults } from "../../paths/machine/keys.ts";
import { World, type Call } from "../../paths/machine/world.ts";
import { modelFaults } from "../../paths/models/model.ts";
import { visitModel } from "../../paths/models/visit.ts";

type Happening = { to: "visit" | "contacts" | "code"; event: EventObject } | { answer: string };

const wish = fc.record({ person: fc.integer({ min: 1, max: 3 }), serviceId: fc.integer({ min: 1, max: 3 }) });
const steps = ["services", "masters", "time", "contacts", "code", "confirm"];
const contacts = fc.record({
  clientName: fc.constantFrom("Мадина", "  Мадина ", " ", "Мадина Сапарова"),
  clientPhone: fc.constantFrom("8 701 123 45 67", "+7 (707) 765-43-21", "87011234567", "8 701 12"),
  comment: fc.constantFrom("", " Приду с ребёнком ", "У меня густые волосы"),
});
const times = fc.constantFrom(9, 13, 15).map((hour) => `2026-11-23T${String(hour).padStart(2, "0")}:00:00+05:00`);
const code = fc.constantFrom("123456", "1234", "12345", "1234567", "12345a", "000000");

const ofVisit = (arbitrary: fc.Arbitrary<EventObject>) => arbitrary.map((event): Happening => ({ to: "visit", event }));
const acted = (type: string, more: object): EventObject => ({ type, ...more });
const act = (type: string, more: fc.Arbitrary<object>) => more.map((rest) => acted(type, rest));

const toggle = ofVisit(act("service.toggled", wish));
const remove = ofVisit(act("service.removed", wish));
const pickMaster = ofVisit(
  act(
    "master.picked",
    fc.tuple(wish, fc.constantFrom(5, 6, null)).map(([key, masterId]) => ({ ...key, masterId })),
  ),
);
const pickTime = ofVisit(
  act(
    "slot.picked",
    times.map((startTime) => ({ startTime })),
  ),
);
const submit = contacts.map((typed): Happening => ({
  to: "contacts",
  event: acted("contacts.submitted", { contacts: typed }),
}));
const enter = code.map((typed): Happening => ({ to: "code", event: acted("code.entered", { code: typed }) }));
const revisit = ofVisit(
  act(
    "step.revisited",
    fc.constantFrom(...steps).map((step) => ({ step })),
  ),
);
const good = fc.constant<Happening>({ answer: "good" });
const press = (type: string) => ofVisit(fc.constant({ type }));

/** The way through, and now and then something else. */
const way = fc.tuple(
  fc.array(toggle, { minLength: 1, maxLength: 4 }),
  fc.tuple(press("services.confirmed"), good),
  fc.array(pickMaster, { maxLength: 4 }),
  fc.tuple(press("masters.confirmed"), pickTime, good, submit, good, enter, enter, good),
  fc.option(fc.tuple(press("reservation.confirmed"), good), { nil: [] }),
);
const back: Happening = { to: "visit", event: acted("step.revisited", { step: "services" }) };
const aside = fc.oneof(
  toggle,
  remove,
  pickMaster,
  pickTime,
  submit,
  enter,
  revisit,
  good,
  fc.constant({ answer: "expiry" }),
);
const story = fc
  .tuple(way, fc.array(fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, aside), { maxLength: 60 }), way)
  .map(([first, asides, second]) =>
    [...first.flat(), back, ...second.flat()].flatMap((happening, index) => [asides[index] ?? [], happening].flat()),
  );

/** A service that gives what it is asked for: each hold is a new one, each proof is of the phone that was asked about. */
function answerOf({ id, input }: Call, number: number): unknown {
  const asked = new Map(Object.entries(input instanceof Object ? input : {}));
  const startTime = String(asked.get("startTime"));
  const total = { amount: 100_000 * number, currency: "KZT" };
  const reservation = { ...example.reservation, id: `reservation-${number}`, startTime, total };
  switch (id) {
    case "takeTime": {
      const until = example.hold.until + number;
      return { reservation, hold: { reservationId: reservation.id, secret: `secret-${number}`, startTime, until } };
    }
    case "holdExpiry":
      return asked.get("at");
    case "restoreHold":
      return example.read.expired;
    case "createReservation":
      return example.read.confirmed;
    case "requestSmsCode":
      return { ...example.challenge, challengeId: `challenge-${number}`, phone: asked.get("phone") };
    case "checkSmsCode":
      return { proof: `proof-${number}`, phone: asked.get("phone") };
    default:
      return example.allocation;
  }
}

async function tell(happenings: Happening[]): Promise<World> {
  const world = new World();
  const actor = world.create(reservationMachine, { input: start });
  actor.on("*", (fact: EventObject) => world.log.push({ type: "told", fact }));
  actor.start();
  for (const [index, happening] of happenings.entries()) {
    if ("answer" in happening) answer(world, happening.answer, index + 1);
    else send(actor, happening.to, happening.event, world);
    await setImmediate();
    world.log.push({ type: "looked", snapshot: actor.getSnapshot() });
  }
  actor.stop();
  return world;
}

const start = { draft: example.empty, step: "services", startTime: null } as const;

function answer(world: World, which: string, number: number): void {
  const call = world.calls.findLast(
    ({ outcome, id, effect }) =>
      outcome === "open" && (which === "expiry" ? id === "holdExpiry" : effect !== "waitUntil"),
  );
  call?.answer(answerOf(call, number));
}

function send(actor: AnyActorRef, to: "visit" | "contacts" | "code", event: EventObject, world: World): void {
  const contactsChild: AnyActorRef | undefined = actor.getSnapshot().children.contacts;
  const codeChild: AnyActorRef | undefined = contactsChild?.getSnapshot().children.smsVerification;
  const target = { visit: actor, contacts: contactsChild, code: codeChild }[to];
  const snapshot: AnyMachineSnapshot | undefined = target?.getSnapshot();
  if (!target || snapshot?.status !== "active" || !snapshot.can(event)) return;
  world.log.push({ type: "did", event });
  target.send(event);
}

describe("Whatever people choose and type, in whatever order", () => {
  it("each call carries just that, and they are told just what happened", async () => {
    const asked = new Map<string, number>();
    const check = fc.asyncProperty(story, async (happenings) => {
      const world = await tell(happenings);
      expect(modelFaults(visitModel(start), world.log)).toEqual([]);
      expect(keyFaults(world.calls)).toEqual([]);
      for (const { id } of world.calls) asked.set(id, (asked.get(id) ?? 0) + 1);
    });
    await fc.assert(check, { numRuns: 300 });
    expect([...asked.keys()]).toEqual(
      expect.arrayContaining(["takeTime", "holdExpiry", "requestSmsCode", "checkSmsCode", "createReservation"]),
    );
  });
});
