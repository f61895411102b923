/** The raffle whose page is there also while none is announced (spec §2). */
export const standingRaffle = "red_apple";

/** The SHA-256 of a text in UTF-8, as hexadecimal digits in small letters. */
export async function sha256Hex(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The ticket that wins: that for which the SHA-256 of the seed, a colon and the ticket is the lowest. The order of the tickets
 * makes no difference, nor does one that stands there twice. Undefined where there is none.
 */
export async function drawWinner(seed: string, tickets: readonly string[]): Promise<string | undefined> {
  let winner: { ticket: string; lot: string } | undefined;
  for (const ticket of tickets) {
    const lot = await sha256Hex(`${seed}:${ticket}`);
    if (winner === undefined || lot < winner.lot) winner = { ticket, lot };
  }
  return winner?.ticket;
}
