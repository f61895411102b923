import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

/** The one folder of the service that speaks SQL. */
const home = join("server", "db");

const statement =
  /^\s*(select\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\S+\s+as\s*\(|(create|alter|drop)\s+(table|index|schema|type)\s|listen\s|notify\s)/;

/**
 * Looks for SQL in the service outside of its home: calls of `query`, and texts that begin like a statement.
 * @param baseDir the folder that holds server/
 * @returns one line for each place
 */
export async function checkSql(baseDir: string): Promise<string[]> {
  const entries = await readdir(join(baseDir, "server"), { recursive: true });
  const paths = entries.map((entry) => join("server", entry)).filter((path) => /\.tsx?$/.test(path));
  const elsewhere = paths.filter((path) => !path.startsWith(`${home}/`));
  const found = await Promise.all(
    elsewhere.map(async (path) => placesOfSql(path, await readFile(join(baseDir, path), "utf8"))),
  );
  return found.flat();
}

function placesOfSql(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isQuery(node) || isStatement(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      places.push(`${path}:${line + 1}: SQL stands in ${home} alone`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

function isQuery(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "query"
  );
}

function isStatement(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return statement.test(node.head.text);
  return ts.isStringLiteralLike(node) && statement.test(node.text);
}
