import type { PoolClient } from "pg";
import type { operations, SignedInOperationId, OptionallySignedInOperationId } from "../../openapi/generated/api.ts";
import type { CurrentUser } from "../core/current-user.ts";
import type { Dependencies } from "../core/dependencies.ts";
import type { RequestContext } from "../core/request-context.ts";

export type OperationId = keyof operations;

type ParametersOf<Op extends OperationId> = operations[Op]["parameters"];
type Part<Parts, Name extends string> = Parts extends { [Key in Name]: infer Value } ? Value : unknown;
type BodyOf<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : unknown;

/**
 * A checked request: what the contract says of the operation's parameters and body is true of it. Where the contract
 * asks for a client's token, `currentUser` is whose it was; where it takes a visitor's too, there may be none.
 */
export type Call<Op extends OperationId> = Request<Op> &
  (Op extends SignedInOperationId ? { currentUser: CurrentUser } : unknown) &
  (Op extends OptionallySignedInOperationId ? { currentUser?: CurrentUser } : unknown);

/** A call but for who is signed in. */
export type Request<Op extends OperationId> = RequestContext & {
  params: Part<ParametersOf<Op>, "path">;
  query: Part<Required<ParametersOf<Op>>, "query">;
  headers: Part<Required<ParametersOf<Op>>, "header">;
  body: BodyOf<Op>;
};

/** The body of the operation's successful answer. */
export type Success<Op extends OperationId> = {
  [Status in keyof operations[Op]["responses"]]: `${Status & number}` extends `2${string}`
    ? operations[Op]["responses"][Status] extends { content: { "application/json": infer Body } }
      ? Body
      : never
    : never;
}[keyof operations[Op]["responses"]];

/** The operations that change something: those that ask for an Idempotency-Key. */
export type MutationId = {
  [Op in OperationId]: ParametersOf<Op> extends { header: { "Idempotency-Key": string } } ? Op : never;
}[OperationId];
export type ReadId = Exclude<OperationId, MutationId>;

/** Answers, or throws {@link Refused}. */
type Read<Op extends ReadId> = (call: Call<Op>, dependencies: Dependencies) => Promise<Success<Op>>;

/** Like {@link Read}, inside of the transaction that also keeps the answer for the Idempotency-Key. */
type Work<Op extends MutationId> = (
  call: Call<Op>,
  dependencies: Dependencies,
  transaction: PoolClient,
) => Promise<Success<Op>>;

/**
 * Makes the {@link Work} from what takes long or asks the outside world: that happens first and holds no transaction. It
 * may happen twice for one intent, so it only reads: what changes the outside world is requested of the outbox.
 */
type AfterReading<Op extends MutationId> = {
  readFirst: (call: Call<Op>, dependencies: Dependencies) => Promise<(transaction: PoolClient) => Promise<Success<Op>>>;
};

/**
 * Answers what does the work, from what it asks of the database before it changes anything: that is asked at once with whether
 * the intent is new. It may be asked in vain, so it only reads.
 */
type AfterAsking<Op extends MutationId> = {
  askFirst: (
    call: Call<Op>,
    dependencies: Dependencies,
    transaction: PoolClient,
  ) => Promise<() => Promise<Success<Op>>>;
};

/** One handler for each operation of the contract: one that is missing does not compile. */
export type Reads = { [Op in ReadId]: Read<Op> };
export type Mutations = { [Op in MutationId]: Work<Op> | AfterReading<Op> | AfterAsking<Op> };
