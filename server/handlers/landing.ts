import type { Mutations, Reads } from "../contract/handler.ts";
import { readReferrer } from "../services/kit/client-text.ts";
import { createLandingRequest } from "../services/landing/request.ts";
import { getSubscriptionPrices, getTariffs } from "../services/landing/tariffs.ts";

export const landingReads: Pick<Reads, "getTariffs" | "getSubscriptionPrices"> = {
  getTariffs: ({ query: { country, tariffVersion }, language }, { pool }) =>
    getTariffs({ country, version: tariffVersion, language }, pool),
  getSubscriptionPrices: ({ query }, { pool }) => getSubscriptionPrices(query.country, pool),
};

export const landingMutations: Pick<Mutations, "createLandingRequest"> = {
  createLandingRequest: {
    readFirst: ({ body, headers, language, address, now }, dependencies) =>
      createLandingRequest({ ...body, referrer: readReferrer(headers.referrer), language, address, now }, dependencies),
  },
};
