import { longestCallMs, OutsideFailed } from "../../core/outside.ts";

/** How long a processor may take for all that one call of the port asks of it. */
export const callTimeoutMs = longestCallMs * 0.8;

type Request = { body: string; headers: Record<string, string>; signal: AbortSignal };

/**
 * POSTs to a processor; answers the text that came with 200.
 * @throws OutsideFailed for everything else, without what was sent
 */
export async function post(url: string, { body, headers, signal }: Request): Promise<string> {
  const answered = async () => {
    const response = await fetch(url, { method: "POST", body, headers, signal, redirect: "error" });
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await answered().catch((cause: unknown) => {
    throw new OutsideFailed("The card processor did not answer.", { cause });
  });
  if (status !== 200) throw new OutsideFailed(`The card processor answered ${status}.`);
  return text;
}
