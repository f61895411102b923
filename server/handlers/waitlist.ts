import type { Mutations, Reads } from "../contract/handler.ts";
import { acceptOffer } from "../services/waitlist/accept.ts";
import { joinWaitlist } from "../services/waitlist/join.ts";
import { leaveWaitlist } from "../services/waitlist/leave.ts";
import { ownRequests, requestsOfReservation } from "../services/waitlist/request.ts";
import { claimOf } from "./claim.ts";

export const waitlistReads: Pick<Reads, "getWaitlist" | "getReservationWaitlist"> = {
  getWaitlist: ({ currentUser, language, now }, { pool }) => ownRequests({ currentUser, language, now }, pool),
  getReservationWaitlist: ({ params, headers, currentUser, language, now }, { pool }) =>
    requestsOfReservation({ ...params, secret: headers.reservation_secret, currentUser, language, now }, pool),
};

export const waitlistMutations: Pick<Mutations, "joinWaitlist" | "acceptOffer" | "leaveWaitlist"> = {
  joinWaitlist: ({ body, headers, currentUser, language, address, now }, dependencies, transaction) => {
    const asked = { secret: headers.reservation_secret, currentUser, language, address, now };
    return joinWaitlist(body, asked, dependencies, transaction);
  },
  acceptOffer: (call, dependencies, transaction) =>
    acceptOffer({ ...claimOf(call), ...call.body, language: call.language, now: call.now }, dependencies, transaction),
  leaveWaitlist: (call, _dependencies, transaction) =>
    leaveWaitlist({ ...claimOf(call), language: call.language, now: call.now }, transaction),
};
