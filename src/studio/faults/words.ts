import { callFaults, type FaultOfCall, type Faults, storageFaults } from "./faults.ts";

/** How a tester reads a fault: "createReservation is refused with a code: slotTaken, 409, callFirm". */
export function faultWords({ operation, kind, code, status, action, waitSeconds }: FaultOfCall): string {
  const words = `${operation === "" ? "Every call" : operation} ${callFaults[kind]}`;
  if (kind !== "refused") return words;
  const wait = waitSeconds === undefined ? undefined : `wait ${waitSeconds} s`;
  return `${words}: ${[code, status, action, wait].filter((one) => one !== undefined).join(", ")}`;
}

/** The clocks that can be off, as a tester reads them. */
export const clockNames = { deviceClock: "of the device", serviceClock: "of the service" } as const;
export type Clock = keyof typeof clockNames;
export const clocks = ["deviceClock", "serviceClock"] as const satisfies readonly Clock[];

/** In minutes. */
export const clockUnits = { minutes: 1, hours: 60, days: 1440 } as const;
export type ClockUnit = keyof typeof clockUnits;

/** "The clock of the device is 90 minutes behind". */
export function clockWords(clock: Clock, minutes: number): string {
  const off = Math.abs(minutes);
  const unit = (["days", "hours"] as const).find((one) => off % clockUnits[one] === 0) ?? "minutes";
  const count = off / clockUnits[unit];
  return `The clock ${clockNames[clock]} is ${count} ${count === 1 ? unit.slice(0, -1) : unit} ${minutes < 0 ? "behind" : "ahead"}`;
}

/** How a tester reads all that goes wrong, one thing after another. */
export function wordsOfFaults(faults: Faults): string[] {
  const { calls, storage } = faults;
  return [
    ...calls.map(faultWords),
    ...(storage === null ? [] : [storageFaults[storage]]),
    ...clocks.flatMap((clock) => {
      const minutes = faults[clock];
      return minutes === undefined ? [] : [clockWords(clock, minutes)];
    }),
  ];
}
