import { operationsOf } from "../../../machines/card-payment/operations.ts";
import { groupBy } from "../walk/group-by.ts";
import contract from "../../../openapi/generated/openapi.json" with { type: "json" };

const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).flatMap((operation) => ("operationId" in operation ? [operation] : [])),
);

/** The names of all operations of the contract. */
export const operationIds: readonly string[] = operations.map(({ operationId }) => operationId);

/** The actors that stand for one operation of each thing that is paid for, with all of those. */
export const roles: ReadonlyMap<string, readonly string[]> = new Map(
  [...groupBy(Object.values(operationsOf).flatMap(Object.entries<string>), ([role]) => role)].map(([role, all]) => [
    role,
    all.map(([, operation]) => operation),
  ]),
);

const changing = new Set(
  operations
    .filter((operation) => JSON.stringify(operation).includes("#/components/parameters/IdempotencyKey"))
    .map(({ operationId }) => operationId),
);

/** Those that change something, and the roles of such: the contract has them carry an Idempotency-Key (design §3). */
export const mutations: ReadonlySet<string> = new Set([
  ...changing,
  ...[...roles].filter(([, all]) => all.every((operation) => changing.has(operation))).map(([role]) => role),
]);
