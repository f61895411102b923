import contract from "../../openapi/generated/openapi.json" with { type: "json" };

const parametersIn = (path: string) => path.split("{").length;

/** As the contract has it, a path that is written out comes before one with a parameter in its place. */
const paths = Object.entries(contract.paths).toSorted(([one], [other]) => parametersIn(one) - parametersIn(other));

/** The operations of the contract; an account may ask those that its token is named for. */
export const operations = paths.flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    "operationId" in operation
      ? [
          {
            name: operation.operationId,
            method: method.toUpperCase(),
            path: patternOf(path),
            isOfAccount:
              "security" in operation && operation.security.some((needed: object) => "accountToken" in needed),
          },
        ]
      : [],
  ),
);

/** The operation of the contract that a request is for; undefined for one that the contract does not have. */
export function operationOf(method: string, path: string): string | undefined {
  return operations.find((operation) => operation.method === method && operation.path.test(path))?.name;
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
}
