import type { ComponentType } from "react";
import { requiredContext } from "../ui/required-context.ts";

export type NextVisitPort = {
  /** Draws the client's next visit; nothing where there is none. */
  NextVisit: ComponentType;
  /** Draws the last ones, to be had once more; nothing where there are none. */
  VisitsToRepeat: ComponentType;
};

export const [NextVisitPortProvider, useNextVisitPort] = requiredContext<NextVisitPort>("port of the next visit");
