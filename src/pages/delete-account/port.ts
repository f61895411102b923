import type { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";

export type DeletionPort = FlowPort<typeof accountDeletionMachine>;

export const [DeletionPortProvider, useDeletionPort] = requiredContext<DeletionPort>("port of deleting an account");
