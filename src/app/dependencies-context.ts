import type { AppDependencies } from "./dependencies.ts";
import { requiredContext } from "../ui/required-context.ts";

export const [AppProvider, useAppDependencies] = requiredContext<AppDependencies>("app");
