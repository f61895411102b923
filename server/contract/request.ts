import type { ValidateFunction } from "ajv";
import type { FastifyRequest } from "fastify";
import { parseLanguage } from "../../domain/language.ts";
import type { Operation, Parameter } from "./document.ts";
import type { OperationId, Request } from "./handler.ts";
import { Refused } from "../core/refusal.ts";
import type { RequestClock } from "./request-clock.ts";
import { bodyCheck, fieldErrors, parameterCheck } from "./schemas.ts";

/** Makes the reader of an operation's requests: it answers a checked call, or throws validationFailed. */
export function requestReader<Op extends OperationId>(
  operation: Operation,
  clock: RequestClock,
): (request: FastifyRequest) => Request<Op> {
  const readParams = partReader<Request<Op>["params"]>(operation.parameters, "path");
  const readQuery = partReader<Request<Op>["query"]>(operation.parameters, "query");
  const readHeaders = partReader<Request<Op>["headers"]>(operation.parameters, "header");
  const body = bodyCheck<Request<Op>["body"]>(operation.body ?? {});
  return (request) => {
    const now = clock(request);
    const params = readParams(request.params);
    const query = readQuery(request.query);
    const headers = readHeaders(request.headers);
    if (!body.isValid(request.body)) throw new Refused("validationFailed", { errors: body.explain(request.body) });
    const language = parseLanguage(request.headers["accept-language"]);
    return { params, query, headers, body: request.body, language, address: request.ip, now };
  };
}

/** The Idempotency-Key of a mutation; the contract asks for one. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key === "string") return key;
  throw new Refused("validationFailed", { errors: [{ field: "/Idempotency-Key", message: "must be one header" }] });
}

/** Reads one kind of parameters out of what Fastify parsed, under the names that the contract gives them. */
function partReader<Value>(parameters: Parameter[], place: string): (source: unknown) => Value {
  const own = parameters.filter((parameter) => parameter.in === place);
  // Node gives the names of headers in lower case.
  const names = own.map(({ name }) => ({ name, key: place === "header" ? name.toLowerCase() : name }));
  const isValid: ValidateFunction<Value> = parameterCheck<Value>({
    type: "object",
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  });
  return (source) => {
    const values: Record<string, unknown> = {};
    if (isRecord(source)) {
      for (const { name, key } of names) if (source[key] !== undefined) values[name] = source[key];
    }
    return checked<Value>(isValid, values);
  };
}

function checked<Value>(isValid: ValidateFunction<Value>, values: unknown): Value {
  if (isValid(values)) return values;
  throw new Refused("validationFailed", { errors: fieldErrors(isValid.errors ?? []) });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
