import document from "../../openapi/generated/openapi.json" with { type: "json" };

export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of an operation, its reference followed. */
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };

/** One operation of the contract with what the server needs to bind it. */
export type Operation = {
  operationId: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As Fastify writes paths: /firms/:firmId. */
  url: string;
  parameters: Parameter[];
  body: Schema | undefined;
  success: { status: number; schema: Schema };
  /**
   * What is asked of the access token: a client's; that it is good when there is one; or nothing, where `security` is
   * empty: whoever gets or gives up tokens is not kept from it by an old one.
   */
  token: "signedIn" | "either" | "good" | "any";
};

type Reference = { $ref: string };
type Content = Record<string, { schema: Schema }>;
type RawOperation = {
  operationId: string;
  parameters?: readonly (Reference | Parameter)[];
  requestBody?: { content: Content };
  security?: readonly object[];
  responses: Record<string, Reference | { content?: Content }>;
};
type PathItem = {
  parameters?: readonly (Reference | Parameter)[];
  get?: RawOperation;
  post?: RawOperation;
  put?: RawOperation;
  patch?: RawOperation;
  delete?: RawOperation;
};

const paths: Record<string, PathItem> = document.paths;
const shared: Record<string, Parameter> = document.components.parameters;

/** Reads every operation out of the bundled contract. */
export function readOperations(): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    ([item.get, item.post, item.put, item.patch, item.delete] as const).flatMap((raw, index) => {
      const method = (["GET", "POST", "PUT", "PATCH", "DELETE"] as const)[index];
      return raw && method ? [readOperation(path, item, method, raw)] : [];
    }),
  );
}

function readOperation(path: string, item: PathItem, method: Operation["method"], raw: RawOperation): Operation {
  return {
    operationId: raw.operationId,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])].map(follow),
    body: raw.requestBody && jsonSchema(raw.requestBody.content, raw.operationId),
    success: readSuccess(raw),
    token: readToken(raw),
  };
}

function readToken({ security, responses }: RawOperation): Operation["token"] {
  const isNamed = (name: string) => security?.some((scheme) => name in scheme) === true;
  if (isNamed("accountToken")) return isNamed("clientToken") ? "either" : "signedIn";
  return security?.length === 0 || !("401" in responses) ? "any" : "good";
}

function follow(parameter: Reference | Parameter): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const found = shared[parameter.$ref.split("/").at(-1) ?? ""];
  if (found === undefined) throw new Error(`The contract has no ${parameter.$ref}.`);
  return found;
}

function readSuccess(raw: RawOperation): Operation["success"] {
  for (const [status, response] of Object.entries(raw.responses)) {
    if (status.startsWith("2") && "content" in response && response.content) {
      return { status: Number(status), schema: jsonSchema(response.content, raw.operationId) };
    }
  }
  throw new Error(`${raw.operationId} has no successful answer in the contract.`);
}

function jsonSchema(content: Content, operationId: string): Schema {
  const media = content["application/json"];
  if (media === undefined) throw new Error(`${operationId} does not speak JSON in the contract.`);
  return media.schema;
}
