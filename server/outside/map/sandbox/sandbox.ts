import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../../../domain/addresses.ts";
import { htmlLangOf, languages } from "../../../../domain/language.ts";
import { findCities } from "../../../db/queries/places.ts";
import { schemes } from "./colours.ts";
import { drawTile } from "./draw-tile.ts";

type Params = { language: string; scheme: string; zoom: string; x: string; y: string };

const mostZoom = 20;

/** The side of a tile server, so that the map works without a network: GET /sandbox/tiles/{language}/{scheme}/{z}/{x}/{y}.svg. */
export async function mapSandbox(site: FastifyInstance, { pool }: { pool: Pool }): Promise<void> {
  const path = `${servicePaths.sandbox}/tiles/:language/:scheme/:zoom/:x/:y.svg`;
  site.get<{ Params: Params }>(path, async ({ params }, reply) => {
    const language = languages.find((one) => htmlLangOf[one] === params.language);
    const scheme = schemes.find((one) => one === params.scheme);
    const [zoom, x, y] = [params.zoom, params.x, params.y].map(readNumber);
    if (language === undefined || scheme === undefined) return reply.callNotFound();
    if (zoom === undefined || x === undefined || y === undefined || zoom > mostZoom) return reply.callNotFound();
    if (x >= 2 ** zoom || y >= 2 ** zoom) return reply.callNotFound();
    const cities = await findCities(pool, language);
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .send(drawTile({ zoom, x, y }, cities, language, scheme));
  });
}

function readNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
