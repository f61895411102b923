import { runBuilt } from "../../server/app/main.ts";

runBuilt(async (pool, now) => (await import("../../demo/demo.ts")).openDemo(pool, now));
