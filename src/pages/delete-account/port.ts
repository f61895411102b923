import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";

export type DeletionActor = ActorRefFrom<typeof accountDeletionMachine>;

/** What a view of the process is given. */
export type DeletionView = { actor: DeletionActor };

/** What deleting an account needs of the app and may not fetch itself. */
export type DeletionPort = { Run: ComponentType<{ children: (actor: DeletionActor) => ReactNode }> };

const DeletionPortContext = createContext<DeletionPort | undefined>(undefined);

export const DeletionPortProvider = DeletionPortContext.Provider;

/** Throws outside of the app. */
export function useDeletionPort(): DeletionPort {
  const port = use(DeletionPortContext);
  if (port === undefined) throw new Error("No deletion port: render inside of the app");
  return port;
}
