import { noFaults, type CallFault, type Faults } from "./faults.ts";

const everyCall = (kind: CallFault): Faults => ({
  ...noFaults,
  calls: [{ operation: "", method: "", path: "", kind }],
});

/** What goes wrong together, by the name a tester knows it by. */
export const faultSets: Readonly<Record<string, Faults>> = {
  Tunnel: everyCall("offline"),
  "Bad network": everyCall("slow"),
  "Answers are lost": everyCall("lostAnswer"),
  "Service down": everyCall("serverError"),
  "Storage full": { ...noFaults, storage: "full" },
  "Storage denied": { ...noFaults, storage: "denied" },
};
