import { buildIfStale } from "./project/build.ts";

if (await buildIfStale()) {
  const { runBuilt } = await import("../server/app/main.ts");
  // Production never asks for it, so that it runs without that folder.
  runBuilt(async (pool, now) => (await import("../demo/demo.ts")).openDemo(pool, now));
} else {
  console.error("The client could not be built: see the message above, put that right and start again.");
  process.exitCode = 1;
}
