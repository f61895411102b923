import { createMachine, type AnyStateMachine } from "xstate";
import { machineNamed, type WalkedMachine } from "../machines.ts";

type State = NonNullable<AnyStateMachine["config"]["states"]>[string];

/** A machine that forgets to call in a state, as a slip of the hand would leave it. */
export function silentIn(name: string, state: string): WalkedMachine {
  return slippedIn(name, state, (rest) => ({ ...rest, invoke: [] }));
}

/** A machine that makes the calls of a state twice. */
export function callsTwiceIn(name: string, state: string): WalkedMachine {
  return slippedIn(name, state, ({ invoke = [], ...rest }) => ({ ...rest, invoke: [invoke, invoke].flat() }));
}

function slippedIn(name: string, state: string, slip: (state: State) => State): WalkedMachine {
  const machine = machineNamed(name);
  const { config, implementations } = machine.paths.machine;
  const states = { ...config.states, [state]: slip({ ...config.states?.[state] }) };
  const planted: AnyStateMachine = createMachine({ ...config, states }, implementations);
  return { ...machine, paths: { ...machine.paths, machine: planted } };
}
