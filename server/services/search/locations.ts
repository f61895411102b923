import type { components } from "../../../openapi/generated/api.ts";
import { findFirmPlaces } from "../../db/queries/search.ts";
import type { Asked } from "./asked.ts";
import { findMeeting, type Needed, readCandidates } from "./candidates.ts";
import { lowestPrice, meetingServices } from "./conditions.ts";

type Schemas = components["schemas"];

/**
 * Where all firms that meet every condition are: those of the search, whatever its page.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getFirmLocations(asked: Asked, dependencies: Needed): Promise<Schemas["FirmLocations"]> {
  const read = await readCandidates(asked, dependencies);
  const found = await findMeeting(asked, read, dependencies);
  const ids = found.map(({ facts }) => facts.id);
  const places = new Map(
    (await findFirmPlaces(dependencies.pool, asked.language, ids)).map((place) => [place.id, place]),
  );
  const locations = found.flatMap((firm) => {
    const { id, latitude, longitude, rating: averageRating, currency } = firm.facts;
    const place = places.get(id);
    if (place === undefined) return [];
    const services = meetingServices(firm, read.conditions) ?? firm.facts.services;
    const amount = lowestPrice(services);
    const { name, urlKey } = place;
    return {
      id,
      name,
      urlKey,
      latitude,
      longitude,
      averageRating,
      ...(amount !== undefined && { priceFrom: { amount, currency } }),
    };
  });
  return { locations };
}
