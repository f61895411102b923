import { randomUUID } from "node:crypto";
import contract from "../../../openapi/generated/openapi.json" with { type: "json" };
import type { Operation, Schema } from "../../../server/contract/document.ts";
import { salon } from "../salon.ts";

/** One value of a request: where it stands, what the contract says of it, and the request with another in its place. */
export type Leaf = { pointer: string; schema: Schema; place: Place; ask: (raw: string) => Raw };
type Place = "path" | "query" | "header" | "body";
/** A request as it goes over the wire. */
export type Raw = { method: Operation["method"]; url: string; headers: Record<string, string>; payload?: string };

/** What the tests' salon has under these names. */
const known: Record<string, unknown> = {
  firmId: salon.firmId,
  serviceId: salon.haircut,
  masterId: 1,
  city_id: salon.cityId,
  city: salon.cityId,
  country: "ZZ",
  company: salon.urlKey,
  recaptchaToken: "sandbox-visitor",
  smsCode: "123456",
  code: "123456",
  id: salon.firmId,
  amount: 500_000,
};
const byFormat: Record<string, string> = {
  uuid: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
  date: "2026-11-23",
  "date-time": salon.at("13:00"),
};
const texts = ["a text long enough for all", "start", "KZT"];
/** Stands for the value that is put in; no contract has it. */
const hole = "@the-value@";

/** Requests of the operation that keep to the contract, one for each variant of its body. */
export function examplesOf(operation: Operation): Raw[] {
  return bodiesOf(operation).map((body) => request(operation, body && JSON.stringify(exampleOf(body, ""))));
}

function bodiesOf({ body }: Operation): (Schema | undefined)[] {
  return body === undefined ? [undefined] : variantsOf(body);
}

/** Every value that a request of the operation may have; each variant of a body by itself. */
export function leavesOf(operation: Operation): Leaf[] {
  return bodiesOf(operation).flatMap((body) => {
    const example = body && exampleOf(body, "");
    const ofParameters = operation.parameters.map(({ name, in: place, schema }) => ({
      pointer: `/${name}`,
      schema: followed(schema),
      place: placeOf(place),
      ask: (raw: string) => request(operation, JSON.stringify(example), { name, raw }),
    }));
    const ofBody = leavesIn(body ?? {}, "").map(({ pointer, schema }) => ({
      pointer,
      schema,
      place: "body" as const,
      ask: (raw: string) => {
        const text = JSON.stringify(withHole(example, pointer.split("/").slice(1)));
        return request(
          operation,
          text.replace(`"${hole}"`, () => raw),
        );
      },
    }));
    return [...ofParameters, ...ofBody];
  });
}

function placeOf(text: string): Place {
  if (text === "path" || text === "query" || text === "header") return text;
  throw new Error(`Nothing of the contract stands in ${text}.`);
}

function request(operation: Operation, payload?: string, changed?: { name: string; raw: string }): Raw {
  const values = operation.parameters.flatMap(({ name, in: place, schema, required }) => {
    if (changed?.name === name) return [{ name, place, text: changed.raw }];
    const text = name === "Idempotency-Key" ? randomUUID() : String(exampleOf(schema, name));
    return required === true || name in known ? [{ name, place, text }] : [];
  });
  const of = (wanted: Place) => values.filter(({ place }) => place === wanted);
  const path = of("path").reduce(
    (url, { name, text }) => url.replace(`:${name}`, encodeURIComponent(text)),
    operation.url,
  );
  const query = new URLSearchParams(of("query").map(({ name, text }) => [name, text])).toString();
  return {
    method: operation.method,
    url: query === "" ? path : `${path}?${query}`,
    headers: {
      ...Object.fromEntries(of("header").map(({ name, text }) => [name, text])),
      ...(payload !== undefined && { "content-type": "application/json" }),
    },
    ...(payload !== undefined && { payload }),
  };
}

function variantsOf(schema: Schema): Schema[] {
  const { oneOf } = followed(schema);
  return isSchemas(oneOf) ? oneOf.map(followed) : [followed(schema)];
}

function exampleOf(given: Schema, name: string): unknown {
  const [schema] = variantsOf(given);
  if (schema === undefined) throw new Error(`${name} has no variant.`);
  const types = [schema["type"]].flat();
  if (types.includes("object")) {
    return Object.fromEntries(Object.entries(propertiesOf(schema)).map(([key, each]) => [key, exampleOf(each, key)]));
  }
  if (name in known) return known[name];
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  if (types.includes("array")) return [exampleOf(itemsOf(schema), name)];
  if (types.includes("integer")) return schema["example"] ?? schema["minimum"];
  if (types.includes("boolean")) return true;
  if (typeof schema["format"] === "string") return byFormat[schema["format"]];
  const pattern = new RegExp(typeof schema["pattern"] === "string" ? schema["pattern"] : "", "u");
  return schema["example"] ?? texts.find((text) => pattern.test(text));
}

/** Those of the variant that stands in the example. */
function leavesIn(given: Schema, pointer: string): { pointer: string; schema: Schema }[] {
  const schema = variantsOf(given)[0] ?? {};
  const types = [schema["type"]].flat();
  if (types.includes("object")) {
    return Object.entries(propertiesOf(schema)).flatMap(([key, each]) => leavesIn(each, `${pointer}/${key}`));
  }
  if (types.includes("array")) return leavesIn(itemsOf(schema), `${pointer}/0`);
  return pointer === "" ? [] : [{ pointer, schema }];
}

function withHole(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return hole;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? withHole(item, rest) : item));
  if (typeof value !== "object" || value === null) throw new Error(`There is no ${key} in the example.`);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? withHole(item, rest) : item]),
  );
}

function followed(schema: Schema): Schema {
  if (typeof schema["$ref"] !== "string") return schema;
  const found = schema["$ref"]
    .split("/")
    .slice(1)
    .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), contract);
  if (!isSchema(found)) throw new Error(`The contract has no ${schema["$ref"]}.`);
  return followed(found);
}

function propertiesOf({ properties }: Schema): Record<string, Schema> {
  if (!isSchema(properties)) return {};
  return Object.fromEntries(Object.entries(properties).flatMap(([key, each]) => (isSchema(each) ? [[key, each]] : [])));
}

function itemsOf({ items }: Schema): Schema {
  return isSchema(items) ? items : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

function isSchemas(value: unknown): value is Schema[] {
  return Array.isArray(value) && value.every(isSchema);
}
