import type { FastifyInstance, InjectOptions } from "fastify";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * A fetch that reaches the API of this very process.
 * @param remoteAddress whom the calls are counted for
 */
export function inProcessFetch(app: FastifyInstance, remoteAddress: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const options: InjectOptions = {
      method: methods.find((method) => method === request.method) ?? "GET",
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress,
      ...(body !== "" && { payload: body }),
    };
    const { statusCode, headers, rawPayload } = await app.inject(options);
    const answered = new Headers();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) answered.set(name, String(value));
    return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, {
      status: statusCode,
      headers: answered,
    });
  };
}
