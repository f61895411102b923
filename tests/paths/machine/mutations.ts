import contract from "../../../openapi/generated/openapi.json" with { type: "json" };

const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).flatMap((operation) => ("operationId" in operation ? [operation] : [])),
);

/** The names of all operations of the contract. */
export const operationIds: readonly string[] = operations.map(({ operationId }) => operationId);

/** Those that change something: the contract has them carry an Idempotency-Key (design §3). */
export const mutations: ReadonlySet<string> = new Set(
  operations
    .filter((operation) => JSON.stringify(operation).includes("#/components/parameters/IdempotencyKey"))
    .map(({ operationId }) => operationId),
);
