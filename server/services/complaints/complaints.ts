import type { Pool, PoolClient } from "pg";
import { isOpenToComplaint } from "../../../domain/complaint.ts";
import { limits } from "../../core/limits.ts";
import { dayMs } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { type ComplaintRow, findComplaints, insertComplaint } from "../../db/queries/complaints.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { cleanComment } from "../../../domain/visible-text.ts";
import { type Claim, claimedReservation, showReservation } from "../reservations/reservation.ts";

type Schemas = components["schemas"];
type Asked = Claim & Pick<RequestContext, "language" | "now">;

/**
 * What was complained about a visit of the caller's, the latest first.
 * @throws Refused reservationNotFound
 */
export async function getComplaints(
  { language, ...claim }: Omit<Asked, "now">,
  pool: Pool,
): Promise<Schemas["Complaints"]> {
  const { firmId, id, timeZone } = await claimedReservation(pool, claim, language);
  const rows = await findComplaints(pool, { firmId, reservationId: id });
  return { complaints: rows.map((row) => showComplaint(row, timeZone)) };
}

/**
 * Complains about a visit of the caller's that is over: one complaint at a time, limits.complaintsPerVisitPerDay a day.
 * @throws Refused reservationNotFound, notComplainable for a visit that is not over or was cancelled by the client,
 * complaintWaiting while another one has no answer, tooManyRequests, validationFailed for a text that cannot be seen
 */
export async function createComplaint(
  { text, language, now, ...claim }: Asked & { text: string },
  transaction: PoolClient,
): Promise<Schemas["Complaint"]> {
  const written = cleanComment(text);
  if (written === "")
    throw new Refused("validationFailed", { errors: [{ field: "/text", message: "must say something" }] });
  await lockReservation(transaction, claim.reservationId);
  const row = await claimedReservation(transaction, claim, language);
  if (!isOpenToComplaint(showReservation(row, now), now.getTime())) throw new Refused("notComplainable");
  const visit = { firmId: row.firmId, reservationId: row.id };
  refuseTooMany(await findComplaints(transaction, visit), now);
  const complaint = await insertComplaint(transaction, { ...visit, text: written, now });
  if (complaint === undefined) throw new Refused("complaintWaiting");
  return showComplaint(complaint, row.timeZone);
}

/** @param latestFirst the complaints about one visit */
function refuseTooMany(latestFirst: readonly ComplaintRow[], now: Date): void {
  const last = latestFirst[limits.complaintsPerVisitPerDay - 1];
  if (last === undefined) return;
  const waitSeconds = Math.ceil((Date.parse(last.createdAt) + dayMs - now.getTime()) / 1000);
  if (waitSeconds > 0) throw new Refused("tooManyRequests", { waitSeconds });
}

function showComplaint(
  { id, status, text, createdAt, answer, answeredAt }: ComplaintRow,
  timeZone: string,
): Schemas["Complaint"] {
  const local = (instant: string) => formatInZone(timeZone, Date.parse(instant));
  return {
    id,
    status,
    text,
    createdAt: local(createdAt),
    ...(answer !== null && answeredAt !== null && { answer, answeredAt: local(answeredAt) }),
  };
}
