import type { Pool, PoolClient } from "pg";

/** A photo of a review: the random id that it is shown under, and its sides in pixels. */
export type PhotoRow = { id: string; width: number; height: number };
/** With its WebP, and a small square of it. */
export type NewPhoto = PhotoRow & { bytes: Buffer; smallBytes: Buffer };

export async function insertReviewPhotos(
  transaction: PoolClient,
  { firmId, reviewId }: { firmId: number; reviewId: number },
  photos: readonly NewPhoto[],
): Promise<void> {
  for (const [index, { id, width, height, bytes, smallBytes }] of photos.entries()) {
    await transaction.query(
      `insert into review_photos (firm_id, review_id, position, id, width, height, bytes, small_bytes)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [firmId, reviewId, index + 1, id, width, height, bytes, smallBytes],
    );
  }
}

export async function findReviewPhoto(pool: Pool, id: string, isSmall: boolean): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    "select case when $2 then small_bytes else bytes end as bytes from review_photos where id = $1",
    [id, isSmall],
  );
  return rows[0]?.bytes;
}
