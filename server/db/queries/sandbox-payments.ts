import type { Pool, PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";

/** What a test card is and does: whether the bank asks its holder, and what comes of it (0, or a reason for declining). */
export type SandboxCard = {
  firstSix: string;
  lastFour: string;
  brand: string;
  issuer: string;
  expires: string;
  is3ds: boolean;
  outcome: number;
  /** Authorized, and then not to be captured. */
  failsClearing: boolean;
};

export type SandboxProcessor = "cloudPayments" | "payBox";
type SandboxStatus = "open" | "awaiting" | "authorized" | "completed" | "cancelled" | "declined";

/** A payment as its processor keeps it; amounts in minor units, instants RFC 3339. */
export type SandboxPayment = {
  id: number;
  processor: SandboxProcessor;
  orderId: string;
  accountId: string | null;
  amount: number;
  currency: string;
  stages: number;
  status: SandboxStatus;
  reason: number | null;
  card: SandboxCard | null;
  saveCard: boolean;
  token: string | null;
  refunded: number;
  paReq: string | null;
  paRes: string | null;
  isProven: boolean | null;
  detail: Record<string, string>;
  createdAt: string;
  changedAt: string;
};

export type SandboxOperation = {
  id: number;
  paymentId: number;
  type: "authorized" | "charged" | "captured" | "voided" | "refunded" | "declined";
  amount: number;
  createdAt: string;
};

const columns = `id, processor, order_id as "orderId", account_id as "accountId", amount, currency, stages, status, reason, card,
  save_card as "saveCard", token, refunded, pa_req as "paReq", pa_res as "paRes", is_proven as "isProven", detail,
  created_at as "createdAt", changed_at as "changedAt"`;
const operationColumns = `id, payment_id as "paymentId", type, amount, created_at as "createdAt"`;

export type NewSandboxPayment = Pick<
  SandboxPayment,
  "processor" | "orderId" | "accountId" | "amount" | "currency" | "stages" | "card" | "saveCard" | "token" | "detail"
> & { now: Date };

export async function insertSandboxPayment(client: PoolClient, made: NewSandboxPayment): Promise<SandboxPayment> {
  const { processor, orderId, accountId, amount, currency, stages, card, saveCard, token, detail, now } = made;
  const { rows } = await client.query<SandboxPayment>(
    `insert into sandbox_payments (processor, order_id, account_id, amount, currency, stages, status, card, save_card, token,
                                   detail, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, $10, $11, $11) returning ${columns}`,
    [processor, orderId, accountId, amount, currency, stages, card, saveCard, token, detail, now],
  );
  return only(rows);
}

/** Locks it until the end of the transaction. */
export async function lockSandboxPayment(client: PoolClient, id: number): Promise<SandboxPayment | undefined> {
  const { rows } = await client.query<SandboxPayment>(
    `select ${columns} from sandbox_payments where id = $1 for update`,
    [id],
  );
  return rows[0];
}

export async function findSandboxPayment(reader: Reader, id: number): Promise<SandboxPayment | undefined> {
  const { rows } = await reader.query<SandboxPayment>(`select ${columns} from sandbox_payments where id = $1`, [id]);
  return rows[0];
}

/** The newest payment of an order. */
export async function findSandboxOrder(
  reader: Reader,
  processor: SandboxProcessor,
  orderId: string,
): Promise<SandboxPayment | undefined> {
  const { rows } = await reader.query<SandboxPayment>(
    `select ${columns} from sandbox_payments where processor = $1 and order_id = $2 order by id desc limit 1`,
    [processor, orderId],
  );
  return rows[0];
}

export type SandboxChange = Partial<
  Pick<
    SandboxPayment,
    "status" | "reason" | "card" | "token" | "refunded" | "paReq" | "paRes" | "isProven" | "saveCard"
  >
>;

/** Writes down what became of a payment, with the movement of money that it is, if it is one. */
export async function changeSandboxPayment(
  client: PoolClient,
  payment: SandboxPayment,
  change: SandboxChange,
  { now, operation }: { now: Date; operation?: Pick<SandboxOperation, "type" | "amount"> },
): Promise<{ payment: SandboxPayment; operationId?: number }> {
  const { status, reason, card, token, refunded, paReq, paRes, isProven, saveCard } = { ...payment, ...change };
  const { rows } = await client.query<SandboxPayment>(
    `update sandbox_payments set status = $2, reason = $3, card = $4, token = $5, refunded = $6, pa_req = $7, pa_res = $8,
                                 is_proven = $9, save_card = $10, changed_at = $11
      where id = $1 returning ${columns}`,
    [payment.id, status, reason, card, token, refunded, paReq, paRes, isProven, saveCard, now],
  );
  if (operation === undefined) return { payment: only(rows) };
  const added = await client.query<{ id: number }>(
    "insert into sandbox_operations (payment_id, type, amount, created_at) values ($1, $2, $3, $4) returning id",
    [payment.id, operation.type, operation.amount, now],
  );
  return { payment: only(rows), operationId: only(added.rows).id };
}

/** The newest payments, all of them or those of one order. */
export async function listSandboxPayments(reader: Reader, orderId: string): Promise<SandboxPayment[]> {
  const { rows } = await reader.query<SandboxPayment>(
    `select ${columns} from sandbox_payments where $1 = '' or order_id = $1 order by id desc limit 1000`,
    [orderId],
  );
  return rows;
}

export async function operationsOf(reader: Reader, paymentIds: readonly number[]): Promise<SandboxOperation[]> {
  const { rows } = await reader.query<SandboxOperation>(
    `select ${operationColumns} from sandbox_operations where payment_id = any($1) order by id`,
    [paymentIds],
  );
  return rows;
}

/** A payment at CloudPayments, or a refund, which is of one. */
export type ListedOperation = Pick<
  SandboxPayment,
  "id" | "orderId" | "status" | "amount" | "currency" | "createdAt"
> & {
  paymentId: number | null;
};

/** What CloudPayments lists since an instant, oldest first: `page` of so many, from 1. */
export async function operationsSince(
  reader: Reader,
  since: Date,
  page: number,
  size: number,
): Promise<ListedOperation[]> {
  const { rows } = await reader.query<ListedOperation>(
    `select id, null::bigint as "paymentId", order_id as "orderId", status, amount, currency, created_at as "createdAt"
       from sandbox_payments where processor = 'cloudPayments' and created_at >= $1
      union all
     select o.id, o.payment_id, p.order_id, 'completed', o.amount, p.currency, o.created_at
       from sandbox_operations o join sandbox_payments p on p.id = o.payment_id
      where p.processor = 'cloudPayments' and o.type = 'refunded' and o.created_at >= $1
      order by "createdAt", id limit $2 offset $3`,
    [since, size, (page - 1) * size],
  );
  return rows;
}

export async function insertCryptogram(pool: Pool, id: string, card: SandboxCard, now: Date): Promise<void> {
  await pool.query("insert into sandbox_cryptograms (id, card, created_at) values ($1, $2, $3)", [id, card, now]);
}

/** The card of a cryptogram, once. */
export async function takeCryptogram(client: PoolClient, id: string, now: Date): Promise<SandboxCard | undefined> {
  const { rows } = await client.query<{ card: SandboxCard }>(
    "update sandbox_cryptograms set used_at = $2 where id = $1 and used_at is null returning card",
    [id, now],
  );
  return rows[0]?.card;
}

export type KeptCard = { token: string; card: SandboxCard; createdAt: string };

export async function keepCard(
  client: PoolClient,
  {
    token,
    processor,
    accountId,
    card,
    now,
  }: { token: string; processor: SandboxProcessor; accountId: string; card: SandboxCard; now: Date },
): Promise<void> {
  await client.query(
    "insert into sandbox_cards (token, processor, account_id, card, created_at) values ($1, $2, $3, $4, $5)",
    [token, processor, accountId, card, now],
  );
}

export async function keptCards(reader: Reader, processor: SandboxProcessor, accountId: string): Promise<KeptCard[]> {
  const { rows } = await reader.query<KeptCard>(
    `select token, card, created_at as "createdAt" from sandbox_cards
      where processor = $1 and account_id = $2 and removed_at is null order by created_at`,
    [processor, accountId],
  );
  return rows;
}

/** Whether there was such a card. */
export async function removeKeptCard(
  pool: Pool,
  { accountId, token, now }: { accountId: string; token: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update sandbox_cards set removed_at = $3 where token = $1 and account_id = $2 and removed_at is null",
    [token, accountId, now],
  );
  return rowCount === 1;
}

/**
 * Does the work once for an id of the request, and answers the same to each repetition; two at a time wait for each other.
 * Without an id it is done each time.
 */
export async function answerOnce<Answer extends object>(
  client: PoolClient,
  requestId: string | undefined,
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer | object> {
  if (requestId === undefined) return work();
  const { rowCount } = await client.query(
    "insert into sandbox_answers (request_id, created_at) values ($1, $2) on conflict do nothing",
    [requestId, now],
  );
  if (rowCount === 0) {
    const { rows } = await client.query<{ answer: object }>(
      "select answer from sandbox_answers where request_id = $1",
      [requestId],
    );
    return only(rows).answer;
  }
  const answer = await work();
  await client.query("update sandbox_answers set answer = $2 where request_id = $1", [requestId, answer]);
  return answer;
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error("A statement of the sandbox gave no row.");
  return row;
}
