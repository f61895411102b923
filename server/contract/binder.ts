import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { keepOnce } from "../services/idempotency.ts";
import { readOperations, type Operation } from "./document.ts";
import type { House, MutationId, Mutations, OperationId, ReadId, Reads, Success } from "./handler.ts";
import { idempotencyKeyOf, requestReader } from "./request.ts";
import { answerCheck } from "./schemas.ts";

export type Handlers = { reads: Reads; mutations: Mutations };
type Bound = { app: FastifyInstance; house: House; clock: () => Date };

/** What a handler answered is not what the contract promises. */
class OutsideContract extends Error {
  override readonly name = "OutsideContract";
}

/**
 * Makes a route of every operation of the contract. Requests are checked before the handler sees them and answers
 * before the client does; a mutation runs once for its Idempotency-Key, in one transaction with its stored answer.
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
  const read = requestReader<Op>(operation, bound.clock);
  const write = answerWriter<Op>(operation);
  const handle = reads[id];
  bound.app.route({
    method: operation.method,
    url: operation.url,
    handler: async (request, reply) => {
      if (operation.checksToken) await checkToken(bound, request);
      const answer = write(await handle(read(request), bound.house));
      return send(reply, operation.success.status, "application/json", answer);
    },
  });
}

function bindMutation<Op extends MutationId>(bound: Bound, operation: Operation, id: Op, mutations: Mutations): void {
  const read = requestReader<Op>(operation, bound.clock);
  const write = answerWriter<Op>(operation);
  const handle = mutations[id];
  const { status } = operation.success;
  bound.app.route({
    method: operation.method,
    url: operation.url,
    handler: async (request, reply) => {
      if (operation.checksToken) await checkToken(bound, request);
      const call = read(request);
      const kept = await keepOnce(
        { house: bound.house, operation: id, key: idempotencyKeyOf(request), body: call.body, now: call.now },
        async (transaction) => ({ status, text: write(await handle(call, bound.house, transaction)) }),
      );
      return send(reply, kept.status, kept.status < 400 ? "application/json" : "application/problem+json", kept.text);
    },
  });
}

async function checkToken({ house, clock }: Bound, { headers }: FastifyRequest): Promise<void> {
  if (headers.authorization !== undefined) await house.tokens.check(headers.authorization, clock());
}

function answerWriter<Op extends OperationId>(operation: Operation): (answer: Success<Op>) => string {
  const isValid = answerCheck<Success<Op>>(operation.success.schema);
  return (answer) => {
    if (isValid(answer)) return JSON.stringify(answer);
    throw new OutsideContract(`${operation.operationId}: ${JSON.stringify(isValid.errors)}`);
  };
}

function send(reply: FastifyReply, status: number, type: string, text: string): FastifyReply {
  return reply.code(status).header("content-type", `${type}; charset=utf-8`).send(text);
}
