import type { ComponentType } from "react";
import { requiredContext } from "../ui/required-context.ts";

/** Draws the client's next visit and the last ones, to be had once more; nothing where there are none. */
export type NextVisitPort = { NextVisit: ComponentType };

export const [NextVisitPortProvider, useNextVisitPort] = requiredContext<NextVisitPort>("port of the next visit");
