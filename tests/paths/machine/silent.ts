import { createMachine, type AnyStateMachine } from "xstate";
import { machineNamed, type WalkedMachine } from "../machines.ts";

/** A machine that forgets to call in a state, as a slip of the hand would leave it. */
export function silentIn(name: string, state: string): WalkedMachine {
  const machine = machineNamed(name);
  const { config, implementations } = machine.paths.machine;
  const { invoke: _, ...silent } = { ...config.states?.[state] };
  const states = { ...config.states, [state]: silent };
  const planted: AnyStateMachine = createMachine({ ...config, states }, implementations);
  return { ...machine, paths: { ...machine.paths, machine: planted } };
}
