import { stepNamed } from "../../../domain/reservation-steps.ts";
import { getMultiLink } from "../../queries/home.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { readReservationQuery } from "../../routes/hrefs.ts";
import { leadsToMaster } from "./leads-to-master.ts";

/** Whose reservation it is; nothing for an address that leads on to another one. */
export async function prepare({ queryClient, source, params, searchParams }: Preparation): Promise<void> {
  const step = stepNamed(params["step"]);
  if (step === undefined || leadsToMaster(step, readReservationQuery(searchParams))) return;
  await queryClient.fetchQuery(getMultiLink(source, params["company"] ?? ""));
}
