import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../../../domain/addresses.ts";
import { findCities } from "../../../db/queries/places.ts";
import { drawTile } from "./draw-tile.ts";

type Params = { zoom: string; x: string; y: string };

const mostZoom = 20;

/** The side of a tile server, so that the map works without a network: GET /sandbox/tiles/{z}/{x}/{y}.svg. */
export async function mapSandbox(site: FastifyInstance, { pool }: { pool: Pool }): Promise<void> {
  site.get<{ Params: Params }>(`${servicePaths.sandbox}/tiles/:zoom/:x/:y.svg`, async ({ params }, reply) => {
    const [zoom, x, y] = [params.zoom, params.x, params.y].map(readNumber);
    if (zoom === undefined || x === undefined || y === undefined || zoom > mostZoom) return reply.callNotFound();
    if (x >= 2 ** zoom || y >= 2 ** zoom) return reply.callNotFound();
    const cities = await findCities(pool, "ru");
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .send(drawTile({ zoom, x, y }, cities));
  });
}

function readNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
