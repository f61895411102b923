/** The events of spec §3 that the reservation has, with their properties. */
type AnalyticsEvents = {
  open_reservation: { firmId: number };
  add_service: { firmId: number; serviceId: number };
  add_another_service: { firmId: number; serviceId: number };
  created_reservation_successfully: { firmId: number };
};

export type Track = <Name extends keyof AnalyticsEvents>(name: Name, properties: AnalyticsEvents[Name]) => void;

/** Analytics is off in production (spec §9): nothing leaves the page. */
export const trackNothing: Track = () => {};
