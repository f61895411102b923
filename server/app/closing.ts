import type { FastifyInstance } from "fastify";

/**
 * Has `close` end soon, whoever is connected. What was asked is answered; a connection ends with its answer, since the
 * server itself ends only those that are idle when it begins to close, and the others 72 seconds after their answer.
 * Whoever has asked nothing, or does not read, is cut off.
 * @param timeoutMs how long an answer may still take
 */
export function closeInTime(app: FastifyInstance, timeoutMs = 5000): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  });
  app.addHook("onResponse", async () => {
    if (timer !== undefined) app.server.closeIdleConnections();
  });
  app.addHook("onClose", () => clearTimeout(timer));
}
