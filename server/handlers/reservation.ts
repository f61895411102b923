import type { Mutations, Reads } from "../contract/handler.ts";
import { readReferrer } from "../services/kit/client-text.ts";
import { checkCode } from "../services/reservations/check-code.ts";
import { requestCode } from "../services/reservations/request-code.ts";
import { smsDelivery } from "../services/reservations/sms-delivery.ts";
import { confirmReservation } from "../services/reservations/confirm.ts";
import { prepareHold } from "../services/reservations/hold.ts";
import { extendHold } from "../services/reservations/extend-hold.ts";
import { readVisitLink } from "../services/reservations/visit-link.ts";
import { cancelReservation } from "../services/reservations/cancel.ts";
import { updateReservation } from "../services/reservations/update.ts";
import { pastVisits, visitedFirms, visitsToCome } from "../services/reservations/history.ts";
import { claimedReservation, showReservation } from "../services/reservations/reservation.ts";
import { claimOf } from "./claim.ts";

type ReservationRead =
  | "getReservation"
  | "getReservationLink"
  | "getReservations"
  | "getReservationHistory"
  | "getReservationHistoryFirms"
  | "getSmsDelivery";

export const reservationReads: Pick<Reads, ReservationRead> = {
  getReservation: async (call, { pool }) =>
    showReservation(await claimedReservation(pool, claimOf(call), call.language), call.now),
  getReservationLink: ({ params }, { pool }) => readVisitLink(params.token, pool),
  getReservations: ({ query, currentUser, language, now }, { pool }) =>
    (query.type === "future" ? visitsToCome : pastVisits)({ ...query, currentUser, language, now }, pool),
  getReservationHistory: ({ query, currentUser, language, now }, { pool }) =>
    pastVisits({ ...query, currentUser, language, now }, pool),
  getReservationHistoryFirms: ({ currentUser, language, now }, { pool }) =>
    visitedFirms({ currentUser, language, now }, pool),
  getSmsDelivery: ({ query, headers, language }, { pool }) =>
    smsDelivery({ ...query, secret: headers.reservation_secret, language }, pool),
};

type ReservationMutation =
  | "requestSmsCode"
  | "checkSmsCode"
  | "createReservation"
  | "createExpressReservation"
  | "extendHold"
  | "updateReservation"
  | "cancelReservation";

export const reservationMutations: Pick<Mutations, ReservationMutation> = {
  requestSmsCode: ({ body, language, address, now }, dependencies, transaction) =>
    requestCode({ ...body, language, address, now }, dependencies, transaction),
  checkSmsCode: ({ body, now }, dependencies, transaction) => checkCode({ ...body, now }, dependencies, transaction),
  createReservation: {
    askFirst: async (call, dependencies, transaction) => {
      const { body } = call;
      return body.isTemporary
        ? prepareHold(body, { ...call, referrer: readReferrer(call.headers.referrer) }, dependencies, transaction)
        : () => confirmReservation(body, call, dependencies, transaction);
    },
  },
  createExpressReservation: {
    askFirst: (call, dependencies, transaction) => {
      const { serviceId, masterId, ...wanted } = call.body;
      const hold = { ...wanted, isTemporary: true as const, params: { entries: [{ serviceId, masterId }] } };
      const asked = { ...call, referrer: readReferrer(call.headers.referrer), isExpress: true };
      return prepareHold(hold, asked, dependencies, transaction);
    },
  },
  extendHold: ({ params, headers, language, now }, _dependencies, transaction) =>
    extendHold({ ...params, secret: headers.reservation_secret, language, now }, transaction),
  updateReservation: (call, dependencies, transaction) => {
    const { body: change, language, address, now } = call;
    return updateReservation({ ...claimOf(call), change, language, address, now }, dependencies, transaction);
  },
  cancelReservation: (call, _dependencies, transaction) =>
    cancelReservation({ ...claimOf(call), ...call.body, language: call.language, now: call.now }, transaction),
};
