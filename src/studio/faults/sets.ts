import { operationsOf } from "../../../machines/card-payment/operations.ts";
import { noFaults, type CallFault, type Faults } from "./faults.ts";
import { operations } from "./operations.ts";

/** What goes wrong together. `opensTab`: the same page is opened once more. */
export type FaultSet = Faults & { opensTab?: true };

const everyCall = (kind: CallFault): Faults => ({
  ...noFaults,
  calls: [{ operation: "", method: "", path: "", kind }],
});

const paying: ReadonlySet<string> = new Set(
  Object.values(operationsOf).flatMap((roles) =>
    Object.entries(roles).flatMap(([role, operation]) => (role === "readPayable" ? [] : [operation])),
  ),
);

/** By the name a tester knows it by: in the studio, and in journeys. */
export const faultSets = {
  Tunnel: everyCall("offline"),
  "Bad network": everyCall("slow"),
  "Answers are lost": everyCall("lostAnswer"),
  "Answers are cut": everyCall("answerCut"),
  "Service down": everyCall("serverError"),
  "Processor down": {
    ...noFaults,
    calls: operations
      .filter(({ operation }) => paying.has(operation))
      .map((operation) => ({ ...operation, kind: "serverError" })),
  },
  "Storage full": { ...noFaults, storage: "full" },
  "Storage denied": { ...noFaults, storage: "denied" },
  "Storage old": { ...noFaults, storage: "old" },
  "Storage broken": { ...noFaults, storage: "broken" },
  "Two tabs": { ...noFaults, opensTab: true },
} satisfies Readonly<Record<string, FaultSet>>;

export type FaultSetName = keyof typeof faultSets;
