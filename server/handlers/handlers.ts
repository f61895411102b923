import type { Mutations, Reads } from "../contract/handler.ts";
import { authMutations, authReads } from "./auth.ts";
import { availabilityHandlers } from "./availability.ts";
import { complaintMutations, complaintReads } from "./complaint.ts";
import { homeHandlers } from "./home.ts";
import { prepaymentMutations, prepaymentReads } from "./prepayment.ts";
import { profileMutations, profileReads } from "./profile.ts";
import { reservationMutations, reservationReads } from "./reservation.ts";
import { salonHandlers } from "./salon.ts";
import { waitlistMutations, waitlistReads } from "./waitlist.ts";

export const reads: Reads = {
  ...authReads,
  ...homeHandlers,
  ...salonHandlers,
  ...availabilityHandlers,
  ...reservationReads,
  ...waitlistReads,
  ...complaintReads,
  ...prepaymentReads,
  ...profileReads,
};

export const mutations: Mutations = {
  ...authMutations,
  ...profileMutations,
  ...reservationMutations,
  ...waitlistMutations,
  ...complaintMutations,
  ...prepaymentMutations,
};
