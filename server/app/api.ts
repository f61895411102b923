import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { servicePaths } from "../../domain/addresses.ts";
import { serviceClockHeader } from "../../domain/studio-addresses.ts";
import { bindContract } from "../contract/binder.ts";
import { readOperations } from "../contract/document.ts";
import { requestClock } from "../contract/request-clock.ts";
import { answerProblem } from "../contract/error-answer.ts";
import { countedAddress } from "../core/counted-address.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { problemOf, Refused } from "../core/refusal.ts";
import { mutations, reads } from "../handlers/handlers.ts";
import { isInProcess } from "../pages/in-process-fetch.ts";
import { slotChanges } from "../site/slot-changes.ts";

const prefixes = [servicePaths.api, servicePaths.authApi];

/** Serves the contract: to any origin, since the client may be a static build elsewhere and no cookies are used. */
export async function serveApi(
  api: FastifyInstance,
  options: { dependencies: Dependencies; clock: () => Date },
): Promise<void> {
  await api.register(cors, {
    origin: "*",
    methods: [...new Set(readOperations().map(({ method }) => method))],
    allowedHeaders: [
      ...headersOfContract(),
      "Authorization",
      "Content-Type",
      ...(options.dependencies.config.sandbox ? [serviceClockHeader] : []),
    ],
    exposedHeaders: ["Age", "Date", "WWW-Authenticate"],
    maxAge: 86_400,
  });
  await api.register(rateLimit, {
    max: options.dependencies.config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => countedAddress(ip),
    // What a page is drawn from is counted as the page is.
    allowList: isInProcess,
    errorResponseBuilder: (_request, { ttl }) => new Refused("tooManyRequests", { waitSeconds: Math.ceil(ttl / 1000) }),
  });
  const clock = requestClock(options.clock, options.dependencies.config);
  api.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
    // By the clock that it answers by, which pages put theirs right by.
    reply.header("date", clock(request).toUTCString());
  });
  await api.register(slotChanges, options.dependencies);
  bindContract({ app: api, dependencies: options.dependencies, clock }, { reads, mutations });
  for (const prefix of prefixes) {
    api.all(`${prefix}/*`, (_request, reply) => answerProblem(reply, problemOf("notFound")));
  }
}

function headersOfContract(): string[] {
  const headers = readOperations().flatMap(({ parameters }) =>
    parameters.filter(({ in: place }) => place === "header"),
  );
  return [...new Set(headers.map(({ name }) => name))];
}
