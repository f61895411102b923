import type { Reader } from "../../core/reader.ts";
import { storeAnswer } from "../../db/queries/complaints.ts";
import { cleanComment } from "../../../domain/visible-text.ts";

export { findWaitingComplaints } from "../../db/queries/complaints.ts";

/**
 * Writes the firm's answer to a complaint, once.
 * @returns "unknown" where no such complaint waits for one, "empty" where nothing of the text can be seen
 */
export async function answerComplaint(
  writer: Reader,
  { id, text, now }: { id: string; text: string; now: Date },
): Promise<"written" | "unknown" | "empty"> {
  const answer = cleanComment(text);
  if (answer === "") return "empty";
  return (await storeAnswer(writer, { id, answer, now })) ? "written" : "unknown";
}
