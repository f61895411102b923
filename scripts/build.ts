import { build } from "./project/build.ts";
import { parts } from "./project/stale.mjs";

const asked = process.argv.slice(2);
const wanted = parts.filter((part) => asked.length === 0 || asked.includes(part));
for (const part of wanted) await build(part);
if (wanted.includes("client")) await import("./budget.ts");
