import type { PageFact } from "../../blocks/page-fact.ts";
import type { PageContext, ReactionsTo } from "./reaction-context.ts";

const ignored = () => {};

/** What follows from what happens on a page, but for what analytics is told of it. Every page has these few. */
export const pageReactions: ReactionsTo<PageFact, PageContext> = {
  "firm.opened": ignored,
  "tab.pressed": ({ key }, { keepTab }) => keepTab(key),
  "category.pressed": ignored,
  "subcategory.pressed": ignored,
  "service.chosen": ignored,
  "service.unchosen": ignored,
  "reservation.opened": ignored,
};
