import { cruise } from "dependency-cruiser";
import { importRules } from "./import-rules.ts";

/**
 * Compares every import of the folders with the table.
 * @param baseDir the folder that holds them
 * @returns one line for each import that the table forbids
 * @throws when nothing was read: a check of nothing would pass
 */
export async function checkImports(baseDir: string, folders: string[]): Promise<string[]> {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ruleSet: { forbidden: importRules },
      validate: true,
      doNotFollow: { path: "(^|/)node_modules/" },
      tsPreCompilationDeps: true,
    },
    { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
  );
  if (typeof output === "string" || output.summary.totalCruised === 0)
    throw new Error("dependency-cruiser read no module");
  return output.summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`);
}
