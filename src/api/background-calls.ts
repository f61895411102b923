import type { paths } from "../../openapi/generated/api.ts";

type CallOf<Path extends keyof paths> = {
  [Method in keyof paths[Path]]-?: paths[Path][Method] extends { responses: unknown }
    ? `${Uppercase<Method & string>} ${Path}`
    : never;
}[keyof paths[Path]];

/** An operation of the contract, by its method and its path. */
type Call = { [Path in keyof paths]: CallOf<Path> }[keyof paths];

/** What is asked beside what a client does, and sends nobody to /not-found (decision 41, which says by whom it is asked). */
export const backgroundCalls = [
  "GET /rest/clients-app/v2/reservations/{reservationId}",
  "GET /rest/clients-app/v1/reservations",
  "GET /rest/clients-app/v2/reservations/history",
  "GET /rest/clients-app/v1/screen/special-offers/offered-firms",
  "GET /rest/clients-app/v1/screen/special-offers/discounted-firms",
  "GET /rest/clients-app/v2/compilations/ad",
  "GET /rest/clients-app/v1/firms/search/compilations",
  "GET /rest/clients-app/v1/screen/home/reviews",
  "GET /rest/clients-app/v2/configs",
  "GET /rest/clients-app/v1/firms/search/locations",
  "GET /rest/clients-app/v1/contest/master/{masterId}",
  "POST /rest/clients-app/v1/contest/master/{masterId}",
  "POST /rest/clients-app/v1/reservations/{reservationId}/extend-hold",
  "GET /rest/clients-app/v1/reservations/sms-code",
  "POST /rest/clients-app/v1/reservations/available-times",
  "POST /rest/clients-app/v1/reservations/reservation-times",
  "POST /rest/clients-app/v1/reservations/service-allocation",
  "GET /rest/clients-app/v1/firms/{firmId}/express",
  "GET /rest/clients-app/v1/firms/{firmId}/express/{serviceId}",
  "GET /rest/clients-app/v2/reservations/{reservationId}/reviews",
  "GET /rest/clients-app/v1/complaints",
  "POST /rest/clients-app/v1/complaints",
  "GET /rest/clients-app/v1/waitlist",
  "GET /rest/clients-app/v1/waitlist/reservations/{reservationId}",
  "GET /rest/clients-app/v1/reservations/{reservationId}/prepayments",
  "POST /rest/clients-app/v1/reservations/{reservationId}/prepayments/cloud-payments",
  "POST /rest/clients-app/v1/reservations/{reservationId}/prepayments/cards/{cardId}",
  "POST /rest/clients-app/v1/reservations/{reservationId}/prepayments/pay-box",
  "POST /rest/clients-app/v1/reservations/{reservationId}/prepayments/cashback",
  "DELETE /rest/clients-app/v1/reservations/{reservationId}/prepayments/cashback",
  "POST /rest/clients-app/v2/kezek-certificates/check",
  "POST /rest/clients-app/v2/kezek-certificates",
  "DELETE /rest/clients-app/v2/kezek-certificates",
  "GET /rest/clients-app/v2/gift-cards",
  "GET /rest/v1/client/prepayment-registration/{firmId}/{code}",
  "POST /rest/v1/client/prepayment-registration/{firmId}/{code}",
  "POST /rest/v1/client/prepayment-registration/{firmId}/{code}/sms-code",
  "POST /rest/v1/client/prepayment-registration/{firmId}/{code}/cloud-payments",
  "POST /rest/v1/client/prepayment-registration/{firmId}/{code}/cards/{cardId}",
  "POST /rest/v1/client/prepayment-registration/{firmId}/{code}/pay-box",
  "GET /rest/clients-app/v2/gift-cards/{giftCardId}",
  "POST /rest/clients-app/v2/gift-cards/{giftCardId}/pay",
  "POST /rest/clients-app/v2/gift-cards/{giftCardId}/proof",
  "GET /rest/clients-app/v1/payments/cards",
  "GET /rest/clients-app/v1/my/profiles",
  "POST /rest/clients-app/v1/payments/cards",
  "POST /rest/clients-app/v1/payments/cards/3ds",
  "GET /rest/clients-app/v1/payments/cards/bindings/{bindingId}",
  "POST /rest/clients-app/v1/payments/cards/pay-box",
  "POST /rest/clients-app/v1/reservations/{reservationId}/prepayments/pay-box/card-saving",
  "GET /rest/clients-app/v1/reservations/prepayments/pay-box/cards/{cardId}",
  "POST /rest/clients-app/v2/gift-cards/get-by-token",
  "POST /rest/clients-app/v2/gift-cards/keep",
  "GET /rest/clients-app/v1/b2c-p13n/{token}",
  "PUT /rest/clients-app/v1/b2c-p13n/{token}",
  "GET /rest/clients-app/v1/category/personalization",
] as const satisfies readonly Call[];

/** Whether a request is one of {@link backgroundCalls}, wherever the API answers. */
export function isBackgroundCall({ method, url }: Request): boolean {
  const asked = `${method} ${new URL(url).pathname}`;
  return backgroundCalls.some((call) => patternOf(call).test(asked));
}

function patternOf(call: Call): RegExp {
  return new RegExp(`^${call.replace(" ", " .*").replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
