import { buildIfStale } from "./house/build.ts";

if (await buildIfStale()) {
  await import("../server/main.ts");
} else {
  console.error("The client could not be built: see the message above, put that right and start again.");
  process.exitCode = 1;
}
