import { access } from "node:fs/promises";
import { checkImports } from "./project/check-imports.ts";
import { importTable } from "./project/import-table.ts";

await Promise.all(importTable.map(({ from }) => access(from)));
const violations = await checkImports(process.cwd(), [
  "demo",
  "domain",
  "machines",
  "openapi/generated",
  "server",
  "src",
]);
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
