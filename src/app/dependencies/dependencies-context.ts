import type { AppDependencies } from "./dependencies.ts";
import { requiredContext } from "../../ui/required-context.ts";

const [DependenciesProvider, useAll] = requiredContext<AppDependencies>("app");

export { DependenciesProvider };

/** One part of what is built once, inside of the app. */
export function useDependencies<Part extends keyof AppDependencies>(part: Part): AppDependencies[Part] {
  return useAll()[part];
}
