import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";

export type ComplaintRow = {
  id: string;
  status: "received" | "answered";
  text: string;
  /** RFC 3339, as all of these. */
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
};

type Visit = { firmId: number; reservationId: string };

const columns = 'id, status, text, created_at as "createdAt", answer, answered_at as "answeredAt"';

/** The complaints about a visit, the latest first. */
export async function findComplaints(reader: Reader, { firmId, reservationId }: Visit): Promise<ComplaintRow[]> {
  const { rows } = await reader.query<ComplaintRow>(
    `select ${columns} from complaints where firm_id = $1 and reservation_id = $2 order by created_at desc, id`,
    [firmId, reservationId],
  );
  return rows;
}

/** Writes a complaint down; undefined where another one about the visit waits for its answer. */
export async function insertComplaint(
  transaction: PoolClient,
  { firmId, reservationId, text, now }: Visit & { text: string; now: Date },
): Promise<ComplaintRow | undefined> {
  const { rows } = await transaction.query<ComplaintRow>(
    `insert into complaints (firm_id, reservation_id, text, created_at) values ($1, $2, $3, $4)
     on conflict (firm_id, reservation_id) where status = 'received' do nothing
     returning ${columns}`,
    [firmId, reservationId, text, now],
  );
  return rows[0];
}

type WaitingComplaint = Visit & Pick<ComplaintRow, "id" | "text" | "createdAt"> & { firmName: string };

/** The complaints without an answer, the oldest first. */
export async function findWaitingComplaints(reader: Reader): Promise<WaitingComplaint[]> {
  const { rows } = await reader.query<WaitingComplaint>(
    `select c.firm_id as "firmId", c.reservation_id as "reservationId", c.id, c.text, c.created_at as "createdAt",
            f.name ->> 'ru' as "firmName"
       from complaints c cross join lateral (select * from visited_firms v where v.id = c.firm_id limit 1) f
      where c.status = 'received' order by c.created_at, c.id`,
  );
  return rows;
}

/** Answers a complaint that waits for it. @returns whether there was such a one */
export async function storeAnswer(
  reader: Reader,
  { id, answer, now }: { id: string; answer: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await reader.query(
    "update complaints set status = 'answered', answer = $2, answered_at = $3 where id::text = $1 and status = 'received'",
    [id, answer, now],
  );
  return rowCount === 1;
}
