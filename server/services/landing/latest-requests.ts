import type { Reader } from "../../core/reader.ts";
import { findLandingRequests } from "../../db/queries/landing.ts";

const most = 50;

/** The firms that have asked to be called last, the latest first. */
export function latestLandingRequests(reader: Reader): ReturnType<typeof findLandingRequests> {
  return findLandingRequests(reader, most);
}
