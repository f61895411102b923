import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coloursOf } from "../../../server/outside/map/sandbox/colours.ts";
import { drawTile } from "../../../server/outside/map/sandbox/draw-tile.ts";
import { land, towns } from "../../../server/outside/map/sandbox/land/land.ts";
import type { Point } from "../../../server/outside/map/sandbox/land/shapes.ts";
import { pixelOf } from "../../../server/outside/map/sandbox/tile.ts";
import { cities } from "../../../demo/catalogue/places.ts";
import { sketches } from "../../../demo/catalogue/firms/firms.ts";
import { TestServer } from "../test-server.ts";

const aktau = { urlName: "aktau", name: "Актау", latitude: 43.6511, longitude: 51.1575 };
const somewhere = { urlName: "somewhere", name: "Посёлок & <море>", latitude: 48.5, longitude: 66.5 };

/** The square that a place is in. */
function tileOf({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number) {
  const { left, top } = pixelOf({ zoom, x: 0, y: 0 }, { latitude, longitude });
  return { zoom, x: Math.floor(left / 256), y: Math.floor(top / 256) };
}

function isInside(outline: readonly Point[], { latitude, longitude }: Point): boolean {
  const crossings = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + share * (to.longitude - from.longitude);
  });
  return crossings.length % 2 === 1;
}

const countOf = (drawn: string, colour: string) => drawn.split(colour).length - 1;

describe("A square of the sandbox's map", () => {
  it("has the city with its name, the sea beside it and its avenues in the language that was asked for", () => {
    const near = { latitude: 43.652, longitude: 51.1655 };
    expect(drawTile(tileOf(aktau, 8), [aktau], "ru", "light")).toMatch(/>Актау<\/text>/);
    expect(drawTile(tileOf(aktau, 8), [aktau], "ru", "light")).toContain(coloursOf.light.water);
    const words = { ru: "пр. Президента", kz: "Президент даңғылы", en: "President Avenue" };
    const neighbours = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
    for (const language of ["ru", "kz", "en"] as const) {
      const { zoom, x, y } = tileOf(near, 14);
      const around = neighbours.map((by) => drawTile({ zoom, x: x + by.x, y: y + by.y }, [aktau], language, "light"));
      expect(around.join("")).toContain(`>${words[language]}</text>`);
    }
  });

  it("is painted in the colours of the dark where that was asked for, and the same of shape", () => {
    const tile = tileOf(aktau, 12);
    const [light, dark] = [drawTile(tile, [aktau], "ru", "light"), drawTile(tile, [aktau], "ru", "dark")];
    expect(dark).toContain(coloursOf.dark.water);
    for (const colour of Object.values(coloursOf.light)) expect(dark).not.toContain(colour);
    expect(dark.replaceAll(/#[\da-f]{6}/g, "")).toBe(light.replaceAll(/#[\da-f]{6}/g, ""));
  });

  it("has streets only from near, and houses only from nearer", () => {
    const drawnAt = (zoom: number) => drawTile(tileOf(aktau, zoom), [aktau], "ru", "light");
    expect(countOf(drawnAt(5), coloursOf.light.lane)).toBe(0);
    expect(countOf(drawnAt(14), coloursOf.light.lane)).toBe(1);
    expect(countOf(drawnAt(14), coloursOf.light.building)).toBe(0);
    expect(countOf(drawnAt(16), coloursOf.light.building)).toBe(1);
  });

  it("lays out streets for a city of another catalogue, and writes its name as text", () => {
    const from = (zoom: number) => drawTile(tileOf(somewhere, zoom), [somewhere], "ru", "light");
    expect(from(10)).toContain(">Посёлок &amp; &lt;море></text>");
    expect(countOf(from(14), coloursOf.light.lane)).toBe(1);
    expect(countOf(drawTile(tileOf(somewhere, 14), [], "ru", "light"), coloursOf.light.lane)).toBe(0);
  });

  it("stays small and is the same each time, wherever it is", () => {
    const place = fc.record({
      latitude: fc.double({ min: 40, max: 56, noNaN: true }),
      longitude: fc.double({ min: 46, max: 88, noNaN: true }),
    });
    fc.assert(
      fc.property(place, fc.integer({ min: 4, max: 18 }), (somewhereElse, zoom) => {
        const tile = tileOf(somewhereElse, zoom);
        const drawn = drawTile(tile, [aktau, somewhere], "kz", "dark");
        expect(drawn).toBe(drawTile(tile, [aktau, somewhere], "kz", "dark"));
        expect(drawn.length).toBeLessThan(40_000);
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });

  it("has each of the demo's salons in its city, on dry ground", () => {
    for (const { cityId, place } of sketches) {
      const [latitude, longitude] = place;
      const town = towns.find(({ urlName }) => urlName === cities.find(({ id }) => id === cityId)?.urlName);
      expect(isInside(town?.outline ?? [], { latitude, longitude })).toBe(true);
      const under = land.areas.filter(
        ({ look, outline }) => look === "water" && isInside(outline, { latitude, longitude }),
      );
      expect(under).toEqual([]);
    }
  });
});

describe("The sandbox's tile server", () => {
  let server: TestServer;
  beforeAll(async () => (server = await TestServer.open()));
  afterAll(() => server.close());
  const get = (path: string) => server.app.inject({ method: "GET", url: `/sandbox/tiles/${path}` });

  it("answers with pictures that may be kept, in the language of the page", async () => {
    const { statusCode, headers, body } = await get("kk/dark/7/82/46.svg");
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect(body).toMatch(/^<svg /);
    expect(body).toContain("Ақтау");
  });

  it.each([
    "ru/light/12/4096/0.svg",
    "ru/light/12/0/4096.svg",
    "ru/light/21/0/0.svg",
    "ru/light/x/0/0.svg",
    "ru/light/1/-1/0.svg",
    "ru/light/12/2630/1497.png",
    "kz/light/1/0/0.svg",
    "ru/sepia/1/0/0.svg",
  ])("has no square %s", async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});
