import type { FastifyInstance, FastifyRequest } from "fastify";
import { servicePaths } from "../../../../domain/addresses.ts";
import { sandboxTokenPrefix } from "../../../../domain/recaptcha-sandbox.ts";

/**
 * Google's side of siteverify, so that the real adapter is what runs: POST /sandbox/recaptcha/siteverify takes tokens
 * that begin with "sandbox-" for those of humans.
 */
export async function recaptchaSandbox(site: FastifyInstance, { secret }: { secret: string }): Promise<void> {
  site.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );

  site.post(`${servicePaths.sandbox}/recaptcha/siteverify`, async ({ body }) => {
    if (!(body instanceof URLSearchParams)) return failed("bad-request");
    if (!body.get("secret")) return failed("missing-input-secret");
    if (body.get("secret") !== secret) return failed("invalid-input-secret");
    const token = body.get("response");
    if (!token) return failed("missing-input-response");
    return token.startsWith(sandboxTokenPrefix) ? { success: true } : failed("invalid-input-response");
  });
}

function failed(code: string): object {
  return { success: false, "error-codes": [code] };
}
