/** Sends a request; rejects with what `fetch` rejects with. */
export type Send = (request: Request) => Promise<Response>;

/** One rule of the client: takes what comes after it, gives what stands before. */
export type Layer = (next: Send) => Send;

/** The layers around `send`, the first one outermost. */
export function layered(layers: readonly Layer[], send: Send): Send {
  return layers.reduceRight((next, layer) => layer(next), send);
}
