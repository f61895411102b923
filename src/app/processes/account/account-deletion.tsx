import type { ComponentProps } from "react";
import { accountDeletionMachine } from "../../../../machines/account-deletion/machine.ts";
import { accountDeletionEffects } from "../../../effects/account-deletion.ts";
import type { DeletionPort } from "../../../pages/delete-account/port.ts";
import { useChanged } from "../../../queries/changes.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { useProcess } from "../../core/run-process.ts";

/** Runs the process of deleting an account with the page. */
export default function Run({ children }: ComponentProps<DeletionPort["Run"]>) {
  const { client } = useDependencies("service");
  const { inspect } = useDependencies("observers");
  const changed = useChanged();
  const actor = useProcess(
    () => ({
      machine: accountDeletionMachine.provide({ actors: accountDeletionEffects({ client }) }),
      input: undefined,
    }),
    {
      onFact: (fact) => reactTo("accountDeletion", fact, { changed }),
      inspect,
    },
  );
  return children(actor);
}
