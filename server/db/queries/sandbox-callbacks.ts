import type { Pool, PoolClient } from "pg";

/** A call to the service that its processor owes it. */
export type SandboxCallback = {
  id: number;
  url: string;
  headers: Record<string, string>;
  body: string;
  attempts: number;
};
export type NewSandboxCallback = Pick<SandboxCallback, "url" | "headers" | "body"> & { orderId: string };

const leaseSeconds = 20;

export async function owe(client: PoolClient, { orderId, url, headers, body }: NewSandboxCallback): Promise<void> {
  await client.query("insert into sandbox_callbacks (order_id, url, headers, body) values ($1, $2, $3, $4)", [
    orderId,
    url,
    headers,
    body,
  ]);
}

/** Those that are due, so many at most, each for one caller. */
export async function takeDueCallbacks(pool: Pool, most: number): Promise<SandboxCallback[]> {
  const { rows } = await pool.query<SandboxCallback>(
    `update sandbox_callbacks set attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
      where id in (select id from sandbox_callbacks where delivered_at is null and due_at <= now()
                    order by id limit $1 for update skip locked)
      returning id, url, headers, body, attempts`,
    [most, leaseSeconds],
  );
  return rows.toSorted((left, right) => left.id - right.id);
}

export async function callbackDelivered(pool: Pool, id: number): Promise<void> {
  await pool.query("update sandbox_callbacks set delivered_at = now(), last_status = 200 where id = $1", [id]);
}

/** It is made again after so many seconds; never where there are none. */
export async function callbackFailed(
  pool: Pool,
  { id, status, againAfter }: { id: number; status: number | null; againAfter: number | undefined },
): Promise<void> {
  await pool.query(
    `update sandbox_callbacks set last_status = $2, due_at = coalesce(now() + make_interval(secs => $3), 'infinity')
      where id = $1`,
    [id, status, againAfter ?? null],
  );
}
