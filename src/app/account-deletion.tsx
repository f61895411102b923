import { useActorRef } from "@xstate/react";
import { type ComponentProps, useState } from "react";
import { accountDeletionMachine } from "../../machines/account-deletion/machine.ts";
import { accountDeletionEffects } from "../effects/account-deletion.ts";
import type { DeletionPort } from "../pages/delete-account/port.ts";
import { useAppDependencies } from "./dependencies-context.ts";

/** Runs the process of deleting an account with the page. */
export default function Run({ children }: ComponentProps<DeletionPort["Run"]>) {
  const { client } = useAppDependencies();
  const [logic] = useState(() => accountDeletionMachine.provide({ actors: accountDeletionEffects({ client }) }));
  return children(useActorRef(logic));
}
