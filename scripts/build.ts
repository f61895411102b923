import { build } from "./house/build.ts";

await build();
