import { firstLoadBudget, measureFirstLoad, measurePages, pageBudget } from "./project/budget.ts";

const inKB = (bytes: number) => (bytes / 1000).toFixed(1);

const bytes = await measureFirstLoad("dist/client");
console.log(`The first load is ${inKB(bytes)} kB of gzipped JavaScript; ${firstLoadBudget / 1000} kB are allowed.`);
if (bytes > firstLoadBudget) process.exitCode = 1;

for (const { page, bytes, gzipped, scripts, small } of await measurePages("dist/client")) {
  console.log(
    `Alive, ${page} has loaded ${inKB(bytes)} kB in ${scripts} scripts, by Brotli; ${pageBudget.bytes / 1000} kB in ${pageBudget.scripts} are allowed. By gzip they are ${inKB(gzipped)} kB.`,
  );
  if (small.length > 0) console.log(`Too small to be a script of its own: ${small.join(", ")}.`);
  if (bytes > pageBudget.bytes || scripts > pageBudget.scripts || small.length > 0) process.exitCode = 1;
}
