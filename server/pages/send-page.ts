import type { FastifyReply, FastifyRequest } from "fastify";
import { retryAfterSeconds } from "../core/retry-after.ts";
import { redirectPath } from "./redirect-path.ts";
import type { Encoding, ReadyPage } from "./page-cache.ts";

const policyHeader = "content-security-policy";

/** A page as it is asked for; the address is absolute, with all of its query. */
export type Asked = { request: FastifyRequest; address: URL };

/** Sends a page in the encoding that the browser takes. */
export async function sendPage(
  { request, address }: Asked,
  reply: FastifyReply,
  page: ReadyPage,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const policy = reply.getHeader(policyHeader);
  if (typeof policy === "string") void reply.header(policyHeader, allowInline(policy, page));
  if (page.status === 503) void reply.header("retry-after", retryAfterSeconds);
  if (page.location !== undefined) void reply.header("location", redirectPath(page.location, address));
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply
    .code(page.status)
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "private, no-cache")
    .header("vary", "accept-encoding, cookie")
    .send(await page.bytes(encoding));
}

function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim());
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/** A document that is sent many times cannot carry a nonce of its own: its inline texts are named by their hashes. */
function allowInline(policy: string, { scriptHashes, styleHashes }: ReadyPage): string {
  return policy
    .replace(/\bscript-src /, (directive) => directive + scriptHashes.map((hash) => `${hash} `).join(""))
    .replace(/\bstyle-src /, (directive) => directive + styleHashes.map((hash) => `${hash} `).join(""));
}
