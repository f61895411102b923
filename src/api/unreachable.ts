import { CallFailed } from "../../domain/failure.ts";
import type { Layer } from "./layer.ts";

/** No answer is a failure of its own kind; a call that we gave up ourselves stays an abort. */
export const nameUnreachable: Layer = (next) => async (request) => {
  try {
    return await next(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new CallFailed({ kind: "unreachable" });
  }
};
