import type { CurrentUser } from "../../../domain/entities.ts";
import type { StoredValues } from "../../browser/stored-values.ts";
import type { KeptIntents } from "../../flow/kept-intents.ts";

type Needs = { unanswered: StoredValues["unanswered"]; here: () => CurrentUser | undefined };

/** The intents without an answer, of whoever is here: a key is bound to who has meant it. All tabs see the same ones. */
export function keptIntents({ unanswered, here }: Needs): KeptIntents {
  const userId = () => here()?.id ?? null;
  return {
    read(name) {
      const kept = unanswered.read()?.[name];
      return kept?.userId === userId() ? kept : null;
    },
    write(name, intent) {
      const { [name]: _, ...others } = unanswered.read() ?? {};
      const kept = intent === null ? others : { ...others, [name]: { ...intent, userId: userId() } };
      if (Object.keys(kept).length === 0) unanswered.clear();
      else unanswered.write(kept);
    },
  };
}
