/** What happened on a page, for the app to react to. Ids are the catalogue's. */
export type PageFact =
  | { type: "firm.opened"; firmId: number }
  /** A tab of the menu was pressed. */
  | { type: "tab.pressed"; key: string }
  | { type: "category.pressed"; categoryId: number }
  /** On the page of a firm, or in the search, where it is of none. */
  | { type: "subcategory.pressed"; firmId: number | null; categoryId: number }
  /** A service was pressed on the salon's page to be taken into the visit, or out of it. */
  | { type: "service.chosen"; firmId: number; serviceId: number }
  | { type: "service.unchosen"; firmId: number; serviceId: number }
  /**
   * A reservation is gone on with: `had` wishes were in it before; `brought` has the service of each that the address has
   * put into it.
   */
  | { type: "reservation.opened"; firmId: number; had: number; brought: readonly number[] };
