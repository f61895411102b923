import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { ReviewRow } from "../../db/queries/review-json.ts";
import { showPhoto } from "../reviews/photos.ts";

/** A review dated in the firm's zone, with the addresses of its photos. */
export function datedReview(
  timeZone: string,
  { date, replyDate, photos, ...review }: ReviewRow,
): components["schemas"]["Review"] {
  const local = (instant: string): string => formatInZone(timeZone, Date.parse(instant));
  return {
    ...review,
    date: local(date),
    ...(photos && { photos: photos.map(showPhoto) }),
    ...(replyDate !== undefined && { replyDate: local(replyDate) }),
  };
}
