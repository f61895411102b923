import { build } from "./project/build.ts";

await build();
