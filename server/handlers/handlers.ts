import type { Mutations, Reads } from "../contract/handler.ts";
import { authMutations, authReads } from "./auth.ts";
import { availabilityHandlers } from "./availability.ts";
import { complaintMutations, complaintReads } from "./complaint.ts";
import { giftCardMutations, giftCardReads } from "./gift-card.ts";
import { homeHandlers } from "./home.ts";
import { masterMutations, masterReads } from "./master.ts";
import { paymentCardMutations, paymentCardReads } from "./payment-card.ts";
import { landingMutations, landingReads } from "./landing.ts";
import { paymentLinkMutations, paymentLinkReads } from "./payment-link.ts";
import { prepaymentMutations, prepaymentReads } from "./prepayment.ts";
import { profileMutations, profileReads } from "./profile.ts";
import { reservationMutations, reservationReads } from "./reservation.ts";
import { reviewMutations, reviewReads } from "./review.ts";
import { salonHandlers } from "./salon.ts";
import { searchHandlers } from "./search.ts";
import { surveyMutations, surveyReads } from "./survey.ts";
import { waitlistMutations, waitlistReads } from "./waitlist.ts";

export const reads: Reads = {
  ...authReads,
  ...homeHandlers,
  ...salonHandlers,
  ...masterReads,
  ...searchHandlers,
  ...availabilityHandlers,
  ...reservationReads,
  ...waitlistReads,
  ...complaintReads,
  ...reviewReads,
  ...paymentLinkReads,
  ...prepaymentReads,
  ...paymentCardReads,
  ...giftCardReads,
  ...profileReads,
  ...landingReads,
  ...surveyReads,
};

export const mutations: Mutations = {
  ...authMutations,
  ...profileMutations,
  ...reservationMutations,
  ...waitlistMutations,
  ...complaintMutations,
  ...reviewMutations,
  ...masterMutations,
  ...paymentLinkMutations,
  ...prepaymentMutations,
  ...paymentCardMutations,
  ...landingMutations,
  ...giftCardMutations,
  ...surveyMutations,
};
