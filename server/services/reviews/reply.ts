import type { Reader } from "../../core/reader.ts";
import { findReviewsOfVisits, storeReply } from "../../db/queries/operator-reviews.ts";
import { cleanComment } from "../../../domain/visible-text.ts";

const most = 50;

/** What clients said of their visits last, the newest first. */
export function latestReviews(reader: Reader): ReturnType<typeof findReviewsOfVisits> {
  return findReviewsOfVisits(reader, most);
}

/**
 * Writes the firm's reply to a client's review, or another one in its place.
 * @returns "unknown" where no client has written such a review, "empty" where nothing of the text can be seen
 */
export async function replyToReview(
  writer: Reader,
  { id, text, now }: { id: number; text: string; now: Date },
): Promise<"written" | "unknown" | "empty"> {
  const reply = cleanComment(text);
  if (reply === "") return "empty";
  return (await storeReply(writer, { id, text: reply, now })) ? "written" : "unknown";
}
