import type { Mutations, Reads } from "../contract/handler.ts";
import { checkCode } from "../services/reservations/check-code.ts";
import { requestCode } from "../services/reservations/request-code.ts";
import { smsDelivery } from "../services/reservations/sms-delivery.ts";
import { confirmReservation } from "../services/reservations/confirm.ts";
import { holdReservation } from "../services/reservations/hold.ts";
import { ownReservation, showReservation } from "../services/reservations/reservation.ts";

export const reservationReads: Pick<Reads, "getReservation" | "getSmsDelivery"> = {
  getReservation: async ({ params, headers, language, now }, { pool }) => {
    const own = { reservationId: params.reservationId, secret: headers.reservation_secret };
    return showReservation(await ownReservation(pool, own, language), now);
  },
  getSmsDelivery: ({ query, headers, language }, { pool }) =>
    smsDelivery({ ...query, secret: headers.reservation_secret, language }, pool),
};

export const reservationMutations: Pick<Mutations, "requestSmsCode" | "checkSmsCode" | "createReservation"> = {
  requestSmsCode: ({ body, language, address, now }, dependencies, transaction) =>
    requestCode({ ...body, language, address, now }, dependencies, transaction),
  checkSmsCode: ({ body, now }, dependencies, transaction) => checkCode({ ...body, now }, dependencies, transaction),
  createReservation: (call, dependencies, transaction) =>
    call.body.isTemporary
      ? holdReservation(call.body, { ...call, referrer: call.headers.referrer }, dependencies, transaction)
      : confirmReservation(call.body, call, transaction),
};
