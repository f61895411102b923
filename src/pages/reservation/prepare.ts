import { stepNamed } from "../../../domain/reservation-steps.ts";
import { getMultiLink } from "../../queries/catalogue.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { hrefs, readReservationQuery } from "../../routes/hrefs.ts";
import { leadsToMaster } from "./leads-to-master.ts";

/**
 * Whose reservation it is; nothing for an address that the browser leads on to another one. A network has nobody to reserve
 * with: its link leads to its branches.
 */
export async function prepare({ queryClient, source, params, searchParams }: Preparation): Promise<string | void> {
  const step = stepNamed(params["step"]);
  if (step === undefined || leadsToMaster(step, readReservationQuery(searchParams))) return;
  const company = params["company"] ?? "";
  const { kind } = await queryClient.fetchQuery(getMultiLink(source, company));
  if (kind === "network") return hrefs.company(company);
}
