import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { refuseOtherSites } from "../../other-sites.ts";
import { textsOf } from "../../texts.ts";
import { findPaymentFault, paymentFaults, savePaymentFault } from "./faults.ts";

const processors = ["cloudPayments", "payBox"] as const;

/** What all that was paid is in, and what breaks the processors: for whoever sits at this machine. */
export const atThisMachine = {
  onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) =>
    isThisMachine(ip) ? undefined : reply.code(404).send(),
};

/** The switches of the processors' faults under a path: how each stands and can stand, and another stand for one. */
export async function paymentSwitches(
  site: FastifyInstance,
  { path, pool }: { path: string; pool: Pool },
): Promise<void> {
  site.get(path, atThisMachine, async () => {
    const modes = await Promise.all(processors.map((processor) => findPaymentFault(pool, processor)));
    return processors.map((processor, index) => ({ processor, mode: modes[index], modes: paymentFaults }));
  });
  const turning = { onRequest: [atThisMachine.onRequest, refuseOtherSites] };
  site.post(path, turning, async ({ body }, reply) => {
    const form = textsOf(body);
    const processor = processors.find((one) => one === form.processor);
    const mode = paymentFaults.find((one) => one === form.mode);
    if (processor === undefined || mode === undefined) {
      return reply.code(400).send({ error: `processor: ${processors.join(", ")}; mode: ${paymentFaults.join(", ")}` });
    }
    await savePaymentFault(pool, processor, mode);
    return { processor, mode };
  });
}

function isThisMachine(address: string): boolean {
  return /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
