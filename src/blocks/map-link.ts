import type { Firm } from "../../domain/entities.ts";

/** A place on the map of 2GIS, which people here look for addresses in. */
export function mapLink({ markerX, markerY }: Firm["location"]): string {
  return `https://2gis.kz/geo/${markerX},${markerY}`;
}
