import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "../../domain/failure.ts";
import { curedByNewToken } from "../../domain/problem-statuses.ts";
import { isDatabaseOutage } from "../db/failure.ts";
import { RecaptchaUnreachable } from "../core/recaptcha-port.ts";
import { problemOf, Refused } from "../core/refusal.ts";
import { retryAfterSeconds } from "../core/retry-after.ts";

/** Answers whatever was thrown as a problem document (RFC 9457); what is our own fault is logged, and that somebody left is not. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFor(error);
  const hasLeft = request.raw.socket.destroyed && codeOf(error) === "ERR_STREAM_PREMATURE_CLOSE";
  if (problem.status >= 500 && !hasLeft)
    request.log.error({ err: error, method: request.method, url: loggedUrl(request) });
  return answerProblem(reply, problem);
}

/** Parameters of paths that are keys: the token of a short link, the code of a payment link. */
const keys: readonly string[] = ["token", "code"];

/** The address without the keys in it. */
function loggedUrl({ url, params }: FastifyRequest): string {
  return Object.entries(params ?? {}).reduce(
    (shown, [name, value]) =>
      keys.includes(name) && typeof value === "string" ? shown.replace(encodeURIComponent(value), `:${name}`) : shown,
    url,
  );
}

/**
 * Answers a problem document. A 401 that another access token cures carries the challenge of RFC 6750; one without it
 * tells the client that nobody is signed in any more (spec §8). What is not available now says when to ask again.
 */
export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (curedByNewToken.includes(problem.code)) {
    reply.header("www-authenticate", `Bearer error="invalid_token", error_description="${problem.title}"`);
  }
  if (problem.code === "unavailable") reply.header("retry-after", retryAfterSeconds);
  return reply
    .code(problem.status)
    .header("content-type", "application/problem+json; charset=utf-8")
    .send(JSON.stringify(problem));
}

function problemFor(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  // Fastify's own refusals (malformed JSON, a body too large) become 400: above it the client takes them for "not there".
  // A body that broke off is one of them, and looks like a lost connection to the database but for its status.
  if (isClientError(error)) return problemOf("validationFailed", { detail: error.message });
  if (isDatabaseOutage(error) || error instanceof RecaptchaUnreachable || isTooLate(error))
    return problemOf("unavailable");
  return problemOf("internal");
}

/** Fastify's word for an answer that was not there in time. */
function isTooLate(error: unknown): boolean {
  return codeOf(error) === "FST_ERR_HANDLER_TIMEOUT";
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function isClientError(error: unknown): error is FastifyError & { statusCode: number } {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number") return false;
  return error.statusCode >= 400 && error.statusCode < 500;
}
