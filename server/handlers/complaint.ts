import type { Mutations, Reads } from "../contract/handler.ts";
import { createComplaint, getComplaints } from "../services/complaints/complaints.ts";

export const complaintReads: Pick<Reads, "getComplaints"> = {
  getComplaints: ({ query, headers, currentUser, language }, { pool }) =>
    getComplaints({ ...query, secret: headers.reservation_secret, currentUser, language }, pool),
};

export const complaintMutations: Pick<Mutations, "createComplaint"> = {
  createComplaint: ({ body, headers, currentUser, language, now }, _dependencies, transaction) =>
    createComplaint({ ...body, secret: headers.reservation_secret, currentUser, language, now }, transaction),
};
