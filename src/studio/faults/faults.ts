import * as v from "valibot";
import { longestClockMinutes } from "../../../domain/studio-addresses.ts";
import { refusalEntries } from "./problem.ts";

/** What can go wrong with a call. */
export const callFaultKinds = [
  "offline",
  "unanswered",
  "slow",
  "overtaken",
  "lostAnswer",
  "answerCut",
  "twice",
  "serverError",
  "refused",
] as const;
export type CallFault = (typeof callFaultKinds)[number];

/** How late a call is that is slow. */
export const slowMs = 3000;

/** How a tester reads it. */
export const callFaults: Readonly<Record<CallFault, string>> = {
  offline: "does not leave the device",
  unanswered: "is never answered",
  slow: "is answered three seconds late",
  overtaken: "is answered after the next call",
  lostAnswer: "is done, and its answer is lost",
  answerCut: "is done, and its answer ends in the middle",
  twice: "comes to the service twice",
  serverError: "is answered with 500",
  refused: "is refused with a code",
};

/** What can go wrong with the storage. */
const storageFaultKinds = ["full", "denied", "old", "broken"] as const;
export type StorageFault = (typeof storageFaultKinds)[number];

/** How a tester reads it. */
export const storageFaults: Readonly<Record<StorageFault, string>> = {
  full: "The storage is full once a page is loaded",
  denied: "The storage is denied once a page is loaded",
  old: "What is kept is of an older version once a page is loaded",
  broken: "What is kept breaks off in its middle once a page is loaded",
};

const minutes = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-longestClockMinutes),
  v.maxValue(longestClockMinutes),
  v.check((count) => count !== 0),
);

export const faultsSchema = v.object({
  calls: v.array(
    v.object({
      /** An operationId of the contract; "" for every call. */
      operation: v.pipe(v.string(), v.regex(/^\w*$/, "it is no name")),
      method: v.string(),
      /** The template of the contract: "/rest/common/cities/{id}". */
      path: v.string(),
      kind: v.picklist(callFaultKinds),
      /** Of a refusal. */
      ...refusalEntries,
    }),
  ),
  storage: v.nullable(v.picklist(storageFaultKinds)),
  /** By how many minutes the clock of the device is ahead, or behind where it is less than nothing. */
  deviceClock: v.optional(minutes),
  /** By how many the service's is, for the calls of this browser. */
  serviceClock: v.optional(minutes),
});

/** What the studio wants to go wrong in this browser. */
export type Faults = v.InferOutput<typeof faultsSchema>;
export type FaultOfCall = Faults["calls"][number];

export const noFaults: Faults = { calls: [], storage: null };

/** How much goes wrong. */
export function countOf({ calls, storage, deviceClock, serviceClock }: Faults): number {
  return calls.length + [storage ?? undefined, deviceClock, serviceClock].filter((one) => one !== undefined).length;
}

/** Reads what was kept; what cannot be read is no fault. */
export function readFaults(text: string | null): Faults {
  try {
    const read = v.safeParse(faultsSchema, JSON.parse(text ?? ""));
    return read.success ? read.output : noFaults;
  } catch {
    return noFaults;
  }
}

/** The fault that a call has, the one that was asked for last first. @param path without the query */
export function faultOf({ calls }: Faults, method: string, path: string): FaultOfCall | undefined {
  return calls.findLast((fault) =>
    fault.operation === "" ? isOfService(path) : fault.method === method && isOfTemplate(fault.path, path),
  );
}

/** Whether a path is one of the service's calls. */
export const isOfService = (path: string): boolean => /^\/(?:rest|auth-app)\//.test(path);

function isOfTemplate(template: string, path: string): boolean {
  const [wanted, given] = [template.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((word, index) => word.startsWith("{") || word === given[index]);
}
