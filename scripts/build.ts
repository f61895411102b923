import { build } from "./project/build.ts";
import { parts } from "./project/stale.mjs";

// Whatever it was: a test's or a developer's would leave React's warnings in the client.
process.env.NODE_ENV = "production";
const asked = process.argv.slice(2);
const wanted = parts.filter((part) => asked.length === 0 || asked.includes(part));
for (const part of wanted) await build(part);
if (wanted.includes("client")) await import("./budget.ts");
