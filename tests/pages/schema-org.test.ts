import fc from "fast-check";
import { expect, test } from "vitest";
import { schemaOrg } from "../../src/pages/company/schema-org.ts";
import { firm, firmServices, reviews } from "../support/salon-fixture.ts";

const about = {
  firm,
  origin: "https://kezek.test",
  url: "https://kezek.test/red-apple",
  language: "ru" as const,
  services: firmServices.services,
  reviews: reviews.reviews,
};

test("a firm is told to search engines with its address, place, hours and rating", () => {
  expect(JSON.parse(schemaOrg(about))).toMatchObject({
    "@type": "BeautySalon",
    name: "Red Apple на набережной",
    address: { addressLocality: "Актау", addressCountry: "KZ" },
    geo: { latitude: 43.6481, longitude: 51.1605 },
    aggregateRating: { ratingValue: 4.9, ratingCount: 312 },
    priceRange: "6\u202f500\u00a0₸ – 26\u202f000\u00a0₸",
  });
});

test("a firm of another country is told to be there", () => {
  const { address } = JSON.parse(schemaOrg({ ...about, firm: { ...firm, cityName: "Бишкек", countryCode: "KG" } }));
  expect(address).toMatchObject({ addressLocality: "Бишкек", addressCountry: "KG" });
});

test("days off are no opening hours", () => {
  const { openingHoursSpecification } = JSON.parse(schemaOrg(about));
  expect(openingHoursSpecification).toHaveLength(6);
});

test("a rating that nobody gave is not claimed", () => {
  const { aggregateRating } = JSON.parse(schemaOrg({ ...about, firm: { ...firm, ratingsCount: 0 } }));
  expect(aggregateRating).toBeUndefined();
});

test("no words of a firm can end the script that they stand in", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const name = `${text}</script><script>alert(1)</script>`;
      const json = schemaOrg({ ...about, firm: { ...firm, name } });
      expect(json).not.toContain("<");
      expect(JSON.parse(json).name).toBe(name);
    }),
  );
});

test("what a firm offers stands with its price, a range where it has one, and what people say with its stars", () => {
  const document = JSON.parse(schemaOrg(about));
  const [first] = firmServices.services;
  if (first === undefined) throw new Error("The fixture offers nothing.");
  expect(document.makesOffer).toHaveLength(firmServices.services.length);
  expect(document.makesOffer[0].itemOffered.name).toBe(first.name);
  const ranged = {
    ...first,
    price: { amount: 700_000, currency: "KZT" },
    priceMax: { amount: 950_050, currency: "KZT" },
  };
  const [offer] = JSON.parse(schemaOrg({ ...about, services: [ranged] })).makesOffer;
  expect(offer.priceSpecification).toMatchObject({ minPrice: "7000.00", maxPrice: "9500.50", priceCurrency: "KZT" });
  const [said] = reviews.reviews;
  expect(document.review[0]).toMatchObject({
    author: { name: said?.user.name },
    reviewRating: { ratingValue: said?.rating },
    reviewBody: said?.text,
  });
});
