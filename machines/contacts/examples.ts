import { hold } from "../kit/examples.ts";
import type { ContactsInput } from "./types.ts";

/** A visitor who has typed nothing yet. */
export const nobody: ContactsInput = {
  clientName: "",
  clientPhone: "",
  comment: "",
  challenge: null,
  proof: null,
  subject: { purpose: "RESERVATION", reservationId: hold.reservationId, secret: hold.secret },
  ownPhone: null,
  isRevised: false,
  failure: null,
};
