import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawTile } from "../../../server/outside/map/sandbox/draw-tile.ts";
import { TestServer } from "../test-server.ts";

const aktau = { name: "Актау & <море>", latitude: 43.65, longitude: 51.16 };
/** The square of Aktau's middle at zoom 12. */
const tile = { zoom: 12, x: 2630, y: 1494 };

describe("A square of the sandbox's map", () => {
  it("has the city in its place, with its name and its avenues", () => {
    const drawn = drawTile(tile, [aktau]);
    const [, left, top] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(drawn) ?? [];
    expect([left, top].every((at) => Number(at) >= 0 && Number(at) < 256)).toBe(true);
    expect(drawn).toContain("Актау &amp; &lt;море>");
    expect(drawn.match(/<path/g)?.length).toBe(15);
  });

  it("has more streets the nearer it is, and none from afar", () => {
    const pathsIn = (zoom: number, x: number, y: number) =>
      drawTile({ zoom, x, y }, [aktau]).match(/<path/g)?.length ?? 0;
    expect(pathsIn(5, 20, 11)).toBe(0);
    expect(pathsIn(14, 10520, 5979)).toBe(57);
    expect(pathsIn(14, 10000, 5979)).toBe(0);
  });

  it("continues the one beside it: a city lies one square farther left in the next", () => {
    const positionIn = (x: number) => Number(/translate\(([-\d.]+)/.exec(drawTile({ ...tile, x }, [aktau]))?.[1]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4094 }), (x) => {
        expect(positionIn(x) - positionIn(x + 1)).toBeCloseTo(256, 3);
      }),
    );
  });
});

describe("The sandbox's tile server", () => {
  let server: TestServer;
  beforeAll(async () => (server = await TestServer.open()));
  afterAll(() => server.close());
  const get = (path: string) => server.app.inject({ method: "GET", url: `/sandbox/tiles/${path}` });

  it("answers with pictures that may be kept", async () => {
    const { statusCode, headers, body } = await get("12/2630/1494.svg");
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect(body).toMatch(/^<svg /);
  });

  it.each(["12/4096/0.svg", "12/0/4096.svg", "21/0/0.svg", "x/0/0.svg", "1/-1/0.svg", "12/2630/1497.png"])(
    "has no square %s",
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});
