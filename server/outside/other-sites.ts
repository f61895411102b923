import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Before a switch of the sandbox is turned: no page of another site turns it, not even by a form, to which no CORS applies. Who is no
 * browser says of no site that it asks, and may.
 */
export async function refuseOtherSites(
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  return isOfOtherSite(headers)
    ? reply.code(403).send({ error: "This is turned from its own pages alone." })
    : undefined;
}

/** Of a page at a plain http address of the network browsers say the origin alone (Fetch Metadata, trustworthy URLs). */
function isOfOtherSite({ "sec-fetch-site": site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
