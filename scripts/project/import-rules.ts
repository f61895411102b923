import type { IRegularForbiddenRuleType } from "dependency-cruiser";
import type { Row } from "./import-row.ts";
import { importTable, publicFiles, strangers } from "./import-table.ts";
import { bare, inside, literal, ofPackage, packages } from "./paths.ts";

type Rule = Pick<IRegularForbiddenRuleType, "name" | "severity" | "from" | "to">;

/** The table as rules of dependency-cruiser. */
export const importRules: Rule[] = [
  ...importTable.flatMap(rulesOf),
  ...strangers.map(strangersRule),
  publicFilesRule(),
  // Types count too; what is fetched by import() comes later and closes no circle.
  rule("nothing imports in a circle", {}, { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } }),
  rule("every import is found", {}, { couldNotResolve: true }),
];

/** A pattern for what an entry of the table is about: not what rows of their own are about, further in. */
export function layerOf(entry: string): string {
  const further = importTable.filter(({ from }) => from.startsWith(`${bare(entry)}/`));
  const path = inside(entry).slice(1);
  return further.length === 0
    ? `^${path}`
    : `^(?!${further.map(({ from }) => inside(from).slice(1)).join("|")})${path}`;
}

function rulesOf(row: Row): Rule[] {
  const from = { path: layerOf(row.from) };
  const isTypes = (entry: string) => entry.endsWith("(types)");
  const typesOnly = [...row.folders.filter(isTypes).map(layerOf), ...row.packages.filter(isTypes).map(ofPackage)];
  const lazily = row.folders.filter((entry) => entry.endsWith("(lazily)")).map(layerOf);
  return [
    rule(`${row.from} imports what its row names`, from, {
      pathNot: [layerOf(row.from), ...row.folders.map(layerOf), packages],
      dependencyTypesNot: ["core"],
    }),
    rule(`${row.from} uses its own packages`, from, { path: packages, pathNot: row.packages.map(ofPackage) }),
    ...(row.node ? [] : [rule(`${row.from} does without Node`, from, { dependencyTypes: ["core"] })]),
    ...typesOnly.map((path) =>
      rule(`${row.from} imports types alone`, from, { path, dependencyTypesNot: ["type-only"] }),
    ),
    ...lazily.map((path) => rule(`${row.from} imports lazily`, from, { path, dynamic: false })),
  ];
}

function strangersRule(folder: string): Rule {
  const member = `^${folder}/([^/]+)`;
  return rule(
    `${folder} are strangers to each other`,
    { path: member },
    { path: member, pathNot: `^${folder}/$1(/|$)` },
  );
}

function publicFilesRule(): Rule {
  const { folder, shared, files } = publicFiles;
  const own = `^${folder}/([^/]+)/`;
  return rule(
    `${folder} know each other by ${files.join(" and ")}`,
    { path: own },
    {
      path: own,
      pathNot: [`^${folder}/($1|${shared})/`, ...files.map((file) => `^${folder}/[^/]+/${literal(file)}$`)],
    },
  );
}

function rule(name: string, from: Rule["from"], to: Rule["to"]): Rule {
  return { name, severity: "error", from, to };
}
