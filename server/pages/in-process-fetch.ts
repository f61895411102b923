import type { FastifyInstance, FastifyRequest, InjectOptions } from "fastify";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Stands where the address of a socket does; no socket has it, and no header of a visitor's is asked for that. */
const remoteAddress = "in-process";

/** Whether it was this process that asked, by {@link inProcessFetch}. */
export function isInProcess({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === remoteAddress;
}

/**
 * A fetch that reaches the API of this very process.
 * @param signal gives up what is asked, and all that is asked after it
 */
export function inProcessFetch(app: FastifyInstance, signal: AbortSignal): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const options: InjectOptions = {
      method: methods.find((method) => method === request.method) ?? "GET",
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress,
      signal,
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
