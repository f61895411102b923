import { createContext, use } from "react";
import type { AppDependencies } from "./dependencies.ts";

const DependenciesContext = createContext<AppDependencies | undefined>(undefined);

export const AppProvider = DependenciesContext.Provider;

/** The dependencies, for the parts of the app that live beside pages; throws outside of it. */
export function useAppDependencies(): AppDependencies {
  const dependencies = use(DependenciesContext);
  if (dependencies === undefined) throw new Error("No dependencies: render inside of the app");
  return dependencies;
}
