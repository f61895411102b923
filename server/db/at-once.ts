/**
 * Waits for what is asked of one transaction without waiting for one answer after the other: the connections of our pool
 * send a question while others are still open, and PostgreSQL answers in order. All is waited for also where some of it
 * fails, or a question could be sent after its transaction has ended.
 * @throws what the first of them failed with
 */
export async function atOnce<Asked extends readonly unknown[] | []>(
  asked: Asked,
): Promise<{ -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}
