import { describe, expect, it } from "vitest";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { CatalogueError } from "../../server/db/catalogue/catalogue-error.ts";
import type { Catalogue, FirmEntry } from "../../server/db/catalogue/catalogue.ts";
import { readCatalogue } from "../../server/db/catalogue/read.ts";

const catalogue = demoCatalogue();
const flagship = firmOf("red-apple-naberezhnaya");

describe("a catalogue that cannot be loaded", () => {
  it.each<[string, (copy: Catalogue) => void]>([
    [
      'firm "red-apple-naberezhnaya": services[0].price must be integer.',
      ({ firms }) => (serviceOf(firms).price = 7000.5),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].durationMinutes must be multiple of 15.',
      ({ firms }) => (serviceOf(firms).durationMinutes = 50),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].categoryId 77 is not a top category of the catalogue.',
      ({ firms }) => (serviceOf(firms).categoryId = 77),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].prepaymentAmount is above the price.',
      ({ firms }) => (serviceOf(firms).prepaymentAmount = 9_000_000),
    ],
    [
      'firm "red-apple-naberezhnaya": services[1].id 101 is taken.',
      ({ firms }) => ((firms[0]?.services[1] ?? serviceOf(firms)).id = 101),
    ],
    [
      'firm "red-apple-naberezhnaya": cityId 9 is not a city of the catalogue.',
      ({ firms }) => ((firms[0] ?? flagship).cityId = 9),
    ],
    [
      'firm "red-apple-naberezhnaya": timeZone "Asia/Atlantis" is not an IANA zone.',
      ({ firms }) => ((firms[0] ?? flagship).timeZone = "Asia/Atlantis"),
    ],
    ['firm "my": urlKey is an address of the product itself.', ({ firms }) => ((firms[0] ?? flagship).urlKey = "my")],
    [
      'networks and firms: the urlKey "red-apple" is used twice.',
      ({ firms }) => ((firms[0] ?? flagship).urlKey = "red-apple"),
    ],
    ["cities[1].id 1 is taken.", ({ cities }) => cities.forEach((city) => (city.id = 1))],
  ])("is refused with: %s", (message, spoil) => {
    const copy = structuredClone(catalogue);
    spoil(copy);
    expect(() => readCatalogue(copy)).toThrow(new CatalogueError(message));
  });

  it("is refused when a name lacks a language", () => {
    const copy: unknown = JSON.parse(JSON.stringify(catalogue).replace('"kz":"Жағалаудағы Red Apple",', ""));
    expect(() => readCatalogue(copy)).toThrow('firm "red-apple-naberezhnaya": name.kz is missing.');
  });

  it("is refused when a field is misspelt", () => {
    const copy: unknown = JSON.parse(JSON.stringify(catalogue).replace('"isPromoted":', '"promoted":'));
    expect(() => readCatalogue(copy)).toThrow(CatalogueError);
  });
});

it("A review of a catalogue that says nothing of its language is in Russian", () => {
  const copy: unknown = JSON.parse(JSON.stringify(catalogue).replaceAll(/"language":"kz",/g, ""));
  const written = readCatalogue(copy).firms.flatMap(({ reviews }) => reviews.map(({ language }) => language));
  expect(new Set(written)).toEqual(new Set(["ru"]));
});

function firmOf(key: string): FirmEntry {
  const firm = catalogue.firms.find(({ urlKey }) => urlKey === key);
  if (firm === undefined) throw new Error(`The demo has no ${key}`);
  return firm;
}

function serviceOf(firms: FirmEntry[]) {
  const [service] = firms[0]?.services ?? [];
  if (service === undefined) throw new Error("The first firm has no services");
  return service;
}
