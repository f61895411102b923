import { useEffect, useState } from "react";
import { readStandIns, type StandIn, switchStandIn } from "../../faults/stand-ins.ts";

/** What stands in for SMS and processors, and what has one of them misbehave. */
export type StandInSwitches = readonly [StandIn[], (one: StandIn, mode: string) => Promise<void>];

/** What stands in for SMS and processors, once it is wanted, and what has it misbehave. */
export function useStandIns(isWanted: boolean): StandInSwitches {
  const [standIns, setStandIns] = useState<StandIn[]>([]);
  const readAgain = async () => setStandIns(await readStandIns());
  useEffect(() => {
    if (isWanted) void readAgain();
  }, [isWanted]);
  const change = async (one: StandIn, mode: string) => {
    await switchStandIn(one, mode);
    await readAgain();
  };
  return [standIns, change];
}
