import fc from "fast-check";
import { expect, test } from "vitest";
import { schemaOrg } from "../../src/pages/company/schema-org.ts";
import { firm } from "../support/salon-fixture.ts";

const about = {
  firm,
  origin: "https://kezek.test",
  url: "https://kezek.test/red-apple",
  priceRange: "4 000 ₸ – 18 000 ₸",
};

test("a firm is told to search engines with its address, place, hours and rating", () => {
  expect(JSON.parse(schemaOrg(about))).toMatchObject({
    "@type": "BeautySalon",
    name: "Red Apple на набережной",
    address: { addressLocality: "Актау", addressCountry: "KZ" },
    geo: { latitude: 43.6481, longitude: 51.1605 },
    aggregateRating: { ratingValue: 4.9, ratingCount: 312 },
    priceRange: "4 000 ₸ – 18 000 ₸",
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
