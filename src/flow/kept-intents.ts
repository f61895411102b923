import type { Intent } from "../../domain/idempotency-key.ts";
import { requiredContext } from "../ui/required-context.ts";

/** Where intents lie, over a reload, until somebody knows what became of them; each by the name of what is acted on. */
export type KeptIntents = { read(name: string): Intent | null; write(name: string, intent: Intent | null): void };

export const [KeptIntentsProvider, useKeptIntents] = requiredContext<KeptIntents>("keeper of intents");
