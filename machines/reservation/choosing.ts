import { paramsOf } from "./context.ts";
import { failureIn } from "./failure.ts";
import { reservationSetup } from "./setup.ts";

/** Before a time is held: services, masters, day and time. */
export const choosing = reservationSetup.createStateConfig({
  description: "Nothing is decided yet; the client moves between the steps.",
  initial: "choosingServices",
  on: {
    "step.revisited": [
      {
        guard: { type: "isRevisited", params: ({ event }) => ({ step: "services" as const, event }) },
        target: ".choosingServices",
        actions: "forgetFailure",
      },
      {
        guard: {
          type: "isRevisitedWithServices",
          params: ({ event }) => ({ step: "masters" as const, event }),
        },
        target: ".allocatingServices",
        actions: "forgetFailure",
      },
      {
        guard: {
          type: "isRevisitedWithServices",
          params: ({ event }) => ({ step: "time" as const, event }),
        },
        target: ".choosingTime",
        actions: "forgetFailure",
      },
      { guard: "hasHold", target: "held.resuming", actions: "forgetFailure" },
    ],
  },
  states: {
    resuming: {
      description: "The step of the address, for services chosen earlier.",
      always: [
        { guard: { type: "isStep", params: { step: "masters" } }, target: "allocatingServices" },
        { target: "choosingTime" },
      ],
    },
    choosingServices: {
      description: "The client puts services into the visit.",
      tags: "waitsForUser",
      on: {
        "service.toggled": {
          actions: [
            { type: "toggleService", params: ({ event }) => event },
            { type: "announceService", params: ({ event }) => event },
          ],
        },
        "services.confirmed": { guard: "hasServices", target: "allocatingServices" },
      },
    },
    allocatingServices: {
      description: "The service says who can do what was chosen.",
      tags: "waitsForServer",
      invoke: {
        id: "allocateServices",
        src: "allocateServices",
        input: ({ context }) => ({
          firmId: context.firm.id,
          params: paramsOf({ ...context, masters: {} }),
        }),
        onDone: {
          target: "choosingMasters",
          actions: { type: "takeAllocation", params: ({ event }) => ({ allocation: event.output }) },
        },
        onError: {
          target: "choosingServices",
          actions: { type: "noteFailure", params: failureIn },
        },
      },
    },
    choosingMasters: {
      description: 'The client asks for a master for each service, or for "any".',
      tags: "waitsForUser",
      on: {
        "master.picked": { actions: { type: "pickMaster", params: ({ event }) => event } },
        "masters.confirmed": { target: "choosingTime", actions: "forgetFailure" },
      },
    },
    choosingTime: {
      description: "The client looks at days and times and picks one.",
      tags: "waitsForUser",
      on: {
        "day.picked": { actions: { type: "pickDay", params: ({ event }) => event } },
        "master.picked": { actions: { type: "pickMaster", params: ({ event }) => event } },
        "slot.picked": {
          guard: "hasServices",
          target: "#reservation.holdingTime",
          actions: { type: "pickSlot", params: ({ event }) => event },
        },
      },
    },
  },
});
