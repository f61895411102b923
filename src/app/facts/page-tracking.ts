import type { Track } from "../../../domain/analytics.ts";
import type { PageFact } from "../../blocks/page-fact.ts";
import type { ReactionsTo } from "./reaction-context.ts";

const ignored = () => {};

/** What analytics is told of what happens on a page. It is loaded where there is analytics. */
export const pageTracking: ReactionsTo<PageFact, { track: Track }> = {
  "firm.opened": ({ firmId }, { track }) => track("open_firm", { firmId }),
  "tab.pressed": ignored,
  "category.pressed": ({ categoryId }, { track }) => track("press_category", { categoryId }),
  "subcategory.pressed": ({ firmId, categoryId }, { track }) => track("press_subcategory", { firmId, categoryId }),
  "service.chosen": ({ firmId, serviceId }, { track }) => track("press_service", { firmId, serviceId }),
  "service.unchosen": ignored,
  "reservation.opened"({ firmId, had, brought }, { track }) {
    track("open_reservation", { firmId });
    for (const [index, serviceId] of brought.entries()) {
      track(had + index === 0 ? "add_service" : "add_another_service", { firmId, serviceId });
    }
  },
};
