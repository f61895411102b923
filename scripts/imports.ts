import { readdir } from "node:fs/promises";
import { checkImports } from "./project/check-imports.ts";
import { checkSql } from "./project/check-sql.ts";

/** Folders without a row: what imports anything, and what holds no code. */
const free = new Set(["tests", "scripts", "docs", "public", "node_modules", "dist", "coverage", "test-results"]);

const entries = await readdir(".", { withFileTypes: true });
const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !free.has(entry.name));
const { forbidden, unused } = await checkImports(
  process.cwd(),
  folders.map(({ name }) => name),
);
const complaints = [...forbidden, ...unused, ...(await checkSql(process.cwd()))];
for (const line of complaints) console.error(line);
if (complaints.length > 0) process.exitCode = 1;
