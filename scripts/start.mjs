import { buildIfStale } from "./project/stale.mjs";

if (await buildIfStale()) {
  await import(new URL("../dist/service/service.mjs", import.meta.url).href);
} else {
  console.error("Kezek could not be built: see the message above, put that right and start again.");
  process.exitCode = 1;
}
