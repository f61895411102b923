import type { FastifyInstance } from "fastify";

/**
 * Has `close` end soon, whoever is connected. What was asked is answered; a connection ends with its answer, since the
 * server itself ends only those that are idle when it begins to close, and the others 72 seconds after their answer.
 * Whoever has asked nothing, or does not read, is cut off.
 * @param patienceMs how long an answer may still take
 */
export function closeInTime(app: FastifyInstance, patienceMs = 5000): void {
  let impatience: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  });
  app.addHook("onResponse", async () => {
    if (impatience !== undefined) app.server.closeIdleConnections();
  });
  app.addHook("onClose", () => clearTimeout(impatience));
}
