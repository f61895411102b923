import { expect, test } from "vitest";
import { limits } from "../../domain/limits.ts";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };

type Node = Readonly<Record<string, unknown>>;
type Bound = "maximum" | "minimum" | "maxItems" | "maxLength" | "multipleOf" | "pattern";

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function at(pointer: string): Node {
  const found = pointer
    .slice(2)
    .split("/")
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), contract);
  return isNode(found) ? found : expect.unreachable(pointer);
}

/** Every value of a bound that the contract gives something of this name: a property or a parameter. */
function boundsOf(name: string, bound: Bound): unknown[] {
  const found: unknown[] = [];
  const note = (schema: unknown) => {
    const target = isNode(schema) && typeof schema["$ref"] === "string" ? at(schema["$ref"]) : schema;
    if (isNode(target) && target[bound] !== undefined) found.push(target[bound]);
  };
  const look = (node: unknown): void => {
    if (!isNode(node)) return;
    if (isNode(node["properties"])) note(node["properties"][name]);
    if (node["name"] === name && node["in"] !== undefined) note(node["schema"]);
    for (const each of Object.values(node)) look(each);
  };
  look(contract);
  return found;
}

test.each<[string, Bound, number | string]>([
  ["smsCode", "pattern", `^\\d{${limits.smsCodeDigits}}$`],
  ["code", "pattern", `^\\d{${limits.smsCodeDigits}}$`],
  ["name", "maxLength", limits.nameCharacters],
  ["surname", "maxLength", limits.nameCharacters],
  ["clientName", "maxLength", limits.nameCharacters],
  ["comment", "maxLength", limits.commentCharacters],
  ["referrer", "maxLength", limits.referrerCharacters],
  ["password", "maxLength", limits.passwordMost],
  ["currentPassword", "maxLength", limits.passwordMost],
  ["newPassword", "maxLength", limits.passwordMost],
  ["person", "maximum", limits.people],
  ["peopleCount", "maximum", limits.people],
  ["awaitingTime", "maximum", limits.awaitingMinutes],
  ["waitingMinutes", "maximum", limits.awaitingMinutes],
  ["firmId", "maximum", limits.largestId],
  ["duration", "multipleOf", limits.gridMinutes],
  ["duration", "minimum", limits.gridMinutes],
  ["durationMax", "multipleOf", limits.gridMinutes],
  ["durationMax", "minimum", limits.gridMinutes],
])("the contract bounds %s by the %s that the rules know", (name, bound, known) => {
  expect(new Set(boundsOf(name, bound))).toEqual(new Set([known]));
});

test("the contract takes as many wishes as the rules know", () => {
  expect(at("#/components/schemas/ReservationParams")["properties"]).toMatchObject({
    entries: { maxItems: limits.wishes },
    peopleCount: { maximum: limits.people },
  });
});
