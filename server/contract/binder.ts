import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import {
  type Answered,
  type Intent,
  keepAfterAsking,
  keepAfterReading,
  keepOnce,
  type KeptAnswer,
} from "../services/idempotency.ts";
import { readOperations, type Operation } from "./document.ts";
import type { Call, MutationId, Mutations, OperationId, ReadId, Reads, Request, Success } from "./handler.ts";
import type { Dependencies } from "../core/dependencies.ts";
import type { CurrentUser } from "../core/current-user.ts";
import { once } from "../core/once.ts";
import type { RequestClock } from "./request-clock.ts";
import { idempotencyKeyOf, requestReader } from "./request.ts";
import { answerCheck } from "./schemas.ts";
import { tokenCheck } from "./token-check.ts";

export type Handlers = { reads: Reads; mutations: Mutations };
type Bound = { app: FastifyInstance; dependencies: Dependencies; clock: RequestClock };

/** What a handler answered is not what the contract promises. */
class OutsideContract extends Error {
  override readonly name = "OutsideContract";
}

/** Pictures in base64, and what stands around them: one of 3 MB, or some of 6 MB together; on a bad network they take their time. */
const pictureBounds: Readonly<Record<string, Pick<RouteShorthandOptions, "bodyLimit" | "handlerTimeout">>> = {
  uploadAvatar: { bodyLimit: 4_100_000, handlerTimeout: 60_000 },
  createReview: { bodyLimit: 8_100_000, handlerTimeout: 60_000 },
};

/**
 * Makes a route of every operation of the contract. Tokens are checked before a body is read, requests before the
 * handler sees them and answers before the client does; a mutation runs once for its Idempotency-Key, in one transaction
 * with its stored answer.
 */
export function bindContract(bound: Bound, { reads, mutations }: Handlers): void {
  for (const operation of readOperations()) {
    const id = operation.operationId;
    if (isKey(id, reads)) bindRead(bound, operation, id, reads);
    else if (isKey(id, mutations)) bindMutation(bound, operation, id, mutations);
    else throw new Error(`${id} is in the contract and has no handler.`);
  }
}

function isKey<Key extends string>(id: string, handlers: Record<Key, unknown>): id is Key {
  return Object.hasOwn(handlers, id);
}

function bindRead<Op extends ReadId>(bound: Bound, operation: Operation, id: Op, reads: Reads): void {
  // Checks are compiled for the first call that needs them: all of them would be most of the time that a start takes.
  const write = once(() => answerWriter<Op>(operation));
  const handle = reads[id];
  bindRoute<Op>(bound, operation, async (call, reply) => {
    const answer = write()(await handle(call, bound.dependencies));
    return send(reply, operation.success.status, "application/json", answer);
  });
}

function bindMutation<Op extends MutationId>(bound: Bound, operation: Operation, id: Op, mutations: Mutations): void {
  const write = once(() => answerWriter<Op>(operation));
  const handler = mutations[id];
  const { dependencies } = bound;
  const secretName = operation.parameters.find(
    ({ name }) => name.endsWith("_secret") && name !== "client_secret",
  )?.name;
  const kept = (answer: Success<Op>): KeptAnswer => ({ status: operation.success.status, text: write()(answer) });
  function answerOnce(intent: Intent, call: Call<Op>): Promise<Answered> {
    if (typeof handler === "function")
      return keepOnce(intent, async (transaction) => kept(await handler(call, dependencies, transaction)));
    if ("readFirst" in handler)
      return keepAfterReading(intent, async () => {
        const work = await handler.readFirst(call, dependencies);
        return async (transaction) => kept(await work(transaction));
      });
    return keepAfterAsking(intent, async (transaction) => {
      const work = await handler.askFirst(call, dependencies, transaction);
      return async () => kept(await work());
    });
  }
  bindRoute<Op>(bound, operation, async (call, reply, currentUser) => {
    // Where a visitor may ask too, an intent is not another one for the client having signed in or out since.
    const clientId = operation.token === "signedIn" ? currentUser?.id : undefined;
    const claim = secretName && (reply.request.headers[secretName] ?? currentUser?.id);
    const body = { params: call.params, query: call.query, body: call.body, clientId, claim };
    const intent = { dependencies, operation: id, key: idempotencyKeyOf(reply.request), body, now: call.now };
    const { status, text, ageSeconds } = await answerOnce(intent, call);
    if (ageSeconds !== undefined) reply.header("age", ageSeconds);
    return send(reply, status, status < 400 ? "application/json" : "application/problem+json", text);
  });
}

type Handle<Op extends OperationId> = (
  call: Call<Op>,
  reply: FastifyReply,
  currentUser?: CurrentUser,
) => Promise<FastifyReply>;

function bindRoute<Op extends OperationId>(
  { app, dependencies, clock }: Bound,
  operation: Operation,
  handle: Handle<Op>,
): void {
  const read = once(() => requestReader<Op>(operation, clock));
  const check = tokenCheck(operation, dependencies, clock);
  const signedIn = new WeakMap<FastifyRequest, CurrentUser>();
  app.route({
    method: operation.method,
    url: operation.url,
    ...pictureBounds[operation.operationId],
    preParsing: async (request, _reply, payload) => {
      const currentUser = await check(request);
      if (currentUser !== undefined) signedIn.set(request, currentUser);
      return payload;
    },
    handler: async (request, reply) => {
      const currentUser = signedIn.get(request);
      const call = { ...read()(request), ...(currentUser !== undefined && { currentUser }) };
      if (!isCall<Op>(call, operation)) throw new Error(`${operation.operationId} was reached by nobody.`);
      return handle(call, reply, currentUser);
    },
  });
}

function isCall<Op extends OperationId>(call: Request<Op>, { token }: Operation): call is Call<Op> {
  return token !== "signedIn" || "currentUser" in call;
}

function answerWriter<Op extends OperationId>(operation: Operation): (answer: Success<Op>) => string {
  const isValid = answerCheck<Success<Op>>(operation.success.schema);
  return (answer) => {
    if (isValid(answer)) return JSON.stringify(answer);
    throw new OutsideContract(`${operation.operationId}: ${JSON.stringify(isValid.errors)}`);
  };
}

function send(reply: FastifyReply, status: number, type: string, text: string): FastifyReply {
  // Whoever asked was told to come back.
  if (reply.sent) return reply;
  return reply.code(status).header("content-type", `${type}; charset=utf-8`).send(text);
}
