/** The events of analytics (spec §3), with their properties: ids of the catalogue, and nothing of any client. */
type AnalyticsEvents = {
  open_firm: { firmId: number };
  open_reservation: { firmId: number };
  press_category: { categoryId: number };
  /** `firmId` is null in the search, where it is of no firm. */
  press_subcategory: { firmId: number | null; categoryId: number };
  press_service: { firmId: number; serviceId: number };
  add_service: { firmId: number; serviceId: number };
  add_another_service: { firmId: number; serviceId: number };
  created_reservation_successfully: { firmId: number };
};

/** Says that something happened. It never throws, and nothing waits for it. */
export type Track = <Name extends keyof AnalyticsEvents>(name: Name, properties: AnalyticsEvents[Name]) => void;
