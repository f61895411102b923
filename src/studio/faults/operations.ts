import contract from "../../../openapi/generated/openapi.json" with { type: "json" };

/** A call of the contract, with the template of its path. */
export type Operation = { operation: string; method: string; path: string };

/** Every call of the contract, by name. */
export const operations: readonly Operation[] = Object.entries(contract.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) =>
      "operationId" in described ? { operation: described.operationId, method: method.toUpperCase(), path } : [],
    ),
  )
  .toSorted((one, other) => one.operation.localeCompare(other.operation));
