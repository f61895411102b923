import type { Layer } from "./layer.ts";

/** An answer is one once all of it has come. One whose connection is lost in the middle is none, and is asked for again as such. */
export const wholeAnswer: Layer = (next) => async (request) => {
  const response = await next(request);
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
};
