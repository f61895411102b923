import type { Mutations, Reads } from "../contract/handler.ts";
import { authHandlers } from "./auth.ts";
import { availabilityHandlers } from "./availability.ts";
import { homeHandlers } from "./home.ts";
import { reservationMutations, reservationReads } from "./reservation.ts";
import { salonHandlers } from "./salon.ts";

export const reads: Reads = {
  ...authHandlers,
  ...homeHandlers,
  ...salonHandlers,
  ...availabilityHandlers,
  ...reservationReads,
};

export const mutations: Mutations = reservationMutations;
