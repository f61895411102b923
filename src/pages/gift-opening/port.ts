import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What opening a gift card needs of the app and may not fetch itself. */
export type GiftOpeningPort = {
  /** Sends nobody to /not-found: of a link that opens nothing, the page itself says so. */
  backgroundClient: Source["client"];
};

export const [GiftOpeningPortProvider, useGiftOpeningPort] =
  requiredContext<GiftOpeningPort>("port of opening a gift card");
