import type { CardProcessor, Charge } from "../../../../server/core/card-processor.ts";
import type { SandboxWorld } from "./sandbox-world.ts";

export const cards = {
  success: "4716047261941981",
  bankAsks: "4916307416334310",
  failsClearing: "5367654276102126",
  declined: "5335215945367703",
};

type PageContent = {
  wrong?: string[];
  leadsTo?: string;
  postsTo?: string;
  form?: Record<string, string>;
};

/** Types a card at a page of PayBox, or cancels there. */
export async function type(url: string, body: Record<string, string>): Promise<PageContent> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return JSON.parse(await answer.text());
}
export const typed = (number: string) => ({ number, expires: "12/40", cvc: "123" });

/** A payment that is begun at its page. */
export async function begin(world: SandboxWorld, port: CardProcessor, more: Partial<Charge> = {}) {
  const charge = world.charge({ type: "payBox" }, more);
  const answer = await port.charge(charge);
  if (answer.type !== "redirect") throw new Error(`PayBox has no page: ${JSON.stringify(answer)}`);
  return { charge, answer, url: answer.url };
}
