import { build } from "./project/build.ts";

await build();
await import("./budget.ts");
