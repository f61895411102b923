import type { Observation } from "../wire.ts";
import type { Subject } from "./about.ts";

/** A walk through a machine that can be played: step by step, all that is observed of it and of what it invokes. */
export type PlayablePath = Subject & {
  /** By the name of its folder. */
  machine: string;
  /** Its number among the paths of the machine, as the command takes it. */
  number: number;
  steps: readonly PlayableStep[];
};

/** What happens, in the words of the machine's paths, and what is observed then. */
export type PlayableStep = { name: string; observations: readonly Observation[] };

/** Whether a file that was read is one of paths: it is of the same build. */
export function arePaths(file: unknown): file is PlayablePath[] {
  return Array.isArray(file) && file.every((one) => one instanceof Object && "machine" in one && "steps" in one);
}
