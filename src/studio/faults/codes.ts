import contract from "../../../openapi/generated/openapi.json" with { type: "json" };
import { isProblemAction, type ProblemAction } from "../../../domain/failure.ts";
import { isProblemCode, problemStatuses } from "../../../domain/problem-statuses.ts";

/** What whoever stands before the service answers with, and the service does not. */
const statusesOnTheWay = [409, 422, 429];

const described = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap((one) => ("operationId" in one ? [{ operation: one.operationId, text: JSON.stringify(one), one }] : []))
  .map(({ one, ...operation }) => ({ ...operation, statuses: Object.keys(one.responses).map(Number) }));

const codes = contract.components.schemas.ProblemCode.enum.filter(isProblemCode);

/** Every action of the contract. */
export const problemActionNames: readonly ProblemAction[] =
  contract.components.schemas.ProblemAction.enum.filter(isProblemAction);

/** The statuses with which a call can be refused. */
export const refusalStatuses: readonly number[] = [
  ...new Set([...described.flatMap(({ statuses }) => statuses), ...statusesOnTheWay]),
]
  .filter((status) => status >= 400)
  .toSorted((one, other) => one - other);

/**
 * The codes with which the contract lets a call be refused: first those that it names there, then those whose status the call can have.
 * @param operation an operationId; "" for every call, which may be refused by any of them
 */
export function codesOf(operation: string): readonly string[] {
  const found = described.find((one) => one.operation === operation);
  if (found === undefined) return codes;
  const isNamed = (code: string) => new RegExp(`\\b${code}\\b`).test(found.text);
  const possible = codes.filter((code) => found.statuses.includes(problemStatuses[code]));
  return [...codes.filter(isNamed), ...possible.filter((code) => !isNamed(code))];
}
