import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Problem } from "../../domain/failure.ts";
import { isInstant, isLocalDate } from "../../domain/time.ts";
import { isUuid } from "../core/uuid.ts";
import document from "../../openapi/generated/openapi.json" with { type: "json" };
import type { Schema } from "./document.ts";

export type FieldErrors = NonNullable<Problem["errors"]>;

const home = "contract";

type Options = { coerceTypes?: boolean; useDefaults?: boolean; allErrors?: boolean; strictNumbers?: boolean };

function compiler(options: Options): Ajv2020 {
  // The contract's schemas are linted where it is written: what would check them here takes a sixth of a start.
  const trusted = { meta: false, validateSchema: false };
  const ajv = new Ajv2020({ ...options, ...trusted, allowUnionTypes: true, strictRequired: false });
  addFormats.default(ajv);
  // Stricter than RFC 3339 where it allows spellings that PostgreSQL or Date do not read.
  ajv.addFormat("date-time", isInstant);
  ajv.addFormat("date", isLocalDate);
  ajv.addFormat("uuid", isUuid);
  // The contract's own words, which say nothing about what is valid.
  ajv.addVocabulary(["example", "openapi", "info", "servers", "tags", "paths", "components", "security"]);
  ajv.addSchema(document, home);
  return ajv;
}

// Headers and addresses are all text, so "1" is a number there; a body says "1" only when it means text.
// "1e400" becomes an infinite one, which Ajv's strict numbers would spare the bounds.
const parameters = compiler({ coerceTypes: true, useDefaults: true, strictNumbers: false });
const bodies = compiler({ allErrors: true });
const answers = compiler({});

const rootedSchemas = new Map<string, Schema>();

/**
 * The same schema with its references leading into the document, from wherever it stands. It is the same object for the same
 * schema: Ajv compiles no object twice, and the services of a process have one contract.
 */
function rooted(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${home}#/`);
  const known: Schema = rootedSchemas.get(text) ?? JSON.parse(text);
  rootedSchemas.set(text, known);
  return known;
}

/** Checks path, query or header parameters, and turns their text into the type that the schema names. */
export function parameterCheck<Value>(schema: Schema): ValidateFunction<Value> {
  return parameters.compile<Value>(rooted(schema));
}

export function answerCheck<Value>(schema: Schema): ValidateFunction<Value> {
  return answers.compile<Value>(rooted(schema));
}

/** A check of a body, and what is wrong with one that fails. */
export type BodyCheck<Value> = {
  isValid: (body: unknown) => body is Value;
  explain: (body: unknown) => FieldErrors;
};

export function bodyCheck<Value>(schema: Schema): BodyCheck<Value> {
  const isValid = bodies.compile<Value>(rooted(schema));
  // Where the schema itself is the only variant, its check is there already: compiling takes long.
  const variants = variantsOf(schema).map((variant) =>
    variant === schema ? isValid : bodies.compile(rooted(variant)),
  );
  return { isValid, explain: (body) => explainBy(variants, body) };
}

/** The members of a oneOf, where the schema is one: each explains itself better than all of them together. */
function variantsOf(schema: Schema): Schema[] {
  const target = typeof schema.$ref === "string" ? resolve(schema.$ref) : schema;
  return isSchemas(target.oneOf) ? target.oneOf : [schema];
}

function resolve(reference: string): Schema {
  const found = bodies.getSchema(reference.replace(/^#/, `${home}#`))?.schema;
  if (typeof found !== "object") throw new Error(`The contract has no ${reference}.`);
  return found;
}

function isSchemas(value: unknown): value is Schema[] {
  return Array.isArray(value) && value.every((member) => typeof member === "object" && member !== null);
}

function explainBy(variants: ValidateFunction[], body: unknown): FieldErrors {
  const complaints = variants.map((variant) => (variant(body) ? [] : [...(variant.errors ?? [])]));
  const meant = complaints.find((errors) => errors.every(({ keyword }) => keyword !== "const")) ?? complaints[0] ?? [];
  return fieldErrors(meant);
}

/** Ajv's errors as JSON pointers with a sentence each. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  return errors.slice(0, 20).map((error) => ({ field: pointerOf(error), message: error.message ?? error.keyword }));
}

function pointerOf({ instancePath, params }: ErrorObject): string {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  return typeof name === "string"
    ? `${instancePath}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`
    : instancePath;
}
