/** The moment that the fixture's salon is looked at: Friday, 20 November 2026, noon in Aqtau. */
export const renderedAt = Date.parse("2026-11-20T12:00:00+05:00");
