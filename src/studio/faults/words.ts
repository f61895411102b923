import { callFaults, type FaultOfCall } from "./faults.ts";

/** How a tester reads a fault: "createReservation is refused with a code: slotTaken, 409, callFirm". */
export function faultWords({ operation, kind, code, status, action, waitSeconds }: FaultOfCall): string {
  const words = `${operation === "" ? "Every call" : operation} ${callFaults[kind]}`;
  if (kind !== "refused") return words;
  const wait = waitSeconds === undefined ? undefined : `wait ${waitSeconds} s`;
  return `${words}: ${[code, status, action, wait].filter((one) => one !== undefined).join(", ")}`;
}
