import type { ComponentType } from "react";
import type { FirmCard } from "../../../domain/entities.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What the pages of a firm and of its masters need of the app and may not fetch themselves. */
export type CompanyPort = {
  /** Keeps the free times of a firm that are shown as they are, for as long as it is drawn; draws nothing itself. */
  LiveTimesOf: ComponentType<{ firmId: FirmCard["id"] }>;
};

export const [CompanyPortProvider, useCompanyPort] = requiredContext<CompanyPort>("port of a firm's page");
