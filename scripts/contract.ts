import { mkdir, readFile, writeFile } from "node:fs/promises";
import { bundle, createConfig, formatProblems, getTotals, lint } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";

const source = "openapi/openapi.yaml";
const folder = "openapi/generated";

async function rules() {
  return createConfig({
    extends: ["recommended"],
    rules: {
      "operation-operationId": "error",
      "operation-4xx-response": "error",
      "operation-2xx-response": "error",
      "no-invalid-media-type-examples": "error",
      "no-invalid-schema-examples": "error",
      "no-invalid-parameter-examples": "error",
      "no-required-schema-properties-undefined": "error",
      "no-schema-type-mismatch": "error",
      "tag-description": "error",
      // /firms/{firmId} beside /firms/list is how spec §7 lays its paths out.
      "no-ambiguous-paths": "off",
    },
  });
}

async function lintContract(): Promise<void> {
  const problems = await lint({ ref: source, config: await rules() });
  const totals = getTotals(problems);
  if (problems.length > 0) formatProblems(problems, { format: "codeframe", totals, version: "1" });
  if (totals.errors + totals.warnings > 0) {
    throw new Error(`${source} has ${totals.errors} errors and ${totals.warnings} warnings.`);
  }
}

/** The generated files by path: the types that both halves share, and the document that the server binds to. */
async function generated(): Promise<Map<string, string>> {
  const { bundle: document, problems } = await bundle({ ref: source, config: await rules() });
  const broken = problems.filter((problem) => problem.severity === "error");
  if (broken.length > 0) throw new Error(broken.map((problem) => problem.message).join("\n"));
  const text = `${JSON.stringify(document.parsed, null, 2)}\n`;
  const types = await openapiTS(text, { defaultNonNullable: false });
  const banner = `// Made from ${source} by \`npm run contract\`. Change the source, never this file.\n\n`;
  return new Map([
    [`${folder}/api.ts`, banner + astToString(types) + signedInOperations(document.parsed)],
    [`${folder}/openapi.json`, text],
  ]);
}

type Securable = { operationId?: string; security?: readonly object[] };

/**
 * The unions of the operations that ask for somebody to be signed in, and of those that take a visitor's as well: the types that
 * are made for us do not know of security.
 */
function signedInOperations({ paths }: { paths: Record<string, Record<string, Securable>> }): string {
  const named = (scheme: string, { security = [] }: Securable) => security.some((each) => scheme in each);
  const operations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => named("accountToken", operation));
  const union = (of: readonly Securable[]) => of.map(({ operationId }) => `\n    | "${operationId}"`).join("");
  const alone = union(operations.filter((operation) => !named("clientToken", operation)));
  const either = union(operations.filter((operation) => named("clientToken", operation)));
  return (
    `/** The operations that ask for somebody to be signed in. */\nexport type SignedInOperationId =${alone};\n` +
    `/** The operations that know who is signed in, and take a visitor's too. */\n` +
    `export type OptionallySignedInOperationId =${either};\n`
  );
}

async function write(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, text] of await generated()) {
    await writeFile(path, text);
    console.log(`wrote ${path}`);
  }
}

async function check(): Promise<void> {
  const drifted: string[] = [];
  for (const [path, text] of await generated()) {
    const stored = await readFile(path, "utf8").catch(() => undefined);
    if (stored !== text) drifted.push(path);
  }
  if (drifted.length > 0) throw new Error(`${drifted.join(", ")} drifted from ${source}: run \`npm run contract\`.`);
}

const modes: Record<string, () => Promise<void>> = { lint: lintContract, generate: write, check };

const mode = modes[process.argv[2] ?? "generate"];
if (mode === undefined) throw new Error("Usage: tsx scripts/contract.ts lint | generate | check");
try {
  await mode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
