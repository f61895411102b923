import type { components } from "../../openapi/generated/api.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { redApple } from "../support/salon-fixture.ts";

type Schemas = components["schemas"];
const search = "/rest/clients-app/v1/firms/search";

const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
/** What is found where nothing else is said. */
const found: Schemas["FoundFirm"] = {
  firm: redApple,
  services: [
    { id: 4, name: "Маникюр с покрытием", price: tenge(7000) },
    { id: 5, name: "Наращивание", price: tenge(12_000), priceMax: tenge(18_000) },
  ],
  masters: [{ id: 3, name: "Айгерим Сапарова" }],
  times: [{ startTime: "2026-11-20T18:15:00+05:00", serviceId: 4 }],
};
const options: Schemas["FilterOptions"] = {
  currency: "KZT",
  tabs: [{ key: "women", name: "Женщинам", count: 9 }],
  categories: [{ id: 2, name: "Ногти", urlName: "nails", count: 6 }],
  districts: [
    { urlName: "old-town", name: "Старый город", count: 3 },
    { urlName: "seafront", name: "Набережная", count: 2 },
  ],
  prices: [{ priceTo: 500_000, count: 2 }],
  ratings: [{ ratingFrom: 4.5, count: 4 }],
  distances: [{ distanceTo: 1000, count: 2 }],
  discountCount: 3,
  instalmentsCount: 0,
  openNowCount: 5,
  without: [],
  elsewhere: [],
};

type Answers = {
  firms?: Partial<Schemas["FoundFirms"]>;
  options?: Partial<Schemas["FilterOptions"]>;
  failures?: number;
  /** Of the one category that there is. */
  subCategories?: Schemas["Category"]["subCategories"];
};

/** The service of a city where this is found; keeps what it was asked for. */
export function service(answers: Answers = {}) {
  const asked: Record<string, string>[] = [];
  let failures = answers.failures ?? 0;
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case search:
        asked.push(Object.fromEntries(searchParams));
        if (failures-- > 0) return problem(503, "unavailable");
        return Response.json({ total: 1, isNearly: false, firms: [found], ...answers.firms });
      case `${search}/filterOptions`:
        return Response.json({ ...options, ...answers.options });
      case `${search}/sortOptions`:
        return Response.json([
          { key: "relevance", name: "Сначала подходящие" },
          { key: "price", name: "Сначала недорогие" },
        ]);
      case `${search}/suggestions`:
        return Response.json({ words: ["Педикюр"] });
      case "/rest/clients-app/v2/firms/search/suggestions":
        return Response.json({
          suggestions: [
            { kind: "service", name: "Маникюр", firmCount: 6 },
            { kind: "firm", name: redApple.name, note: redApple.address, urlKey: redApple.urlKey },
            { kind: "master", name: "Айгерим", note: redApple.name, urlKey: redApple.urlKey, masterId: 3 },
          ],
        });
      case `${search}/categories/nails`:
        return Response.json({ id: 2, name: "Ногти", urlName: "nails", subCategories: answers.subCategories ?? [] });
      default:
        return fixtureApi(request);
    }
  };
  return { fetch, asked, last: () => asked.at(-1) };
}
