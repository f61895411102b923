import { firstLoadBudget, measureFirstLoad, measurePage, pageBudgets } from "./project/budget.ts";

const inKB = (bytes: number) => (bytes / 1000).toFixed(1);

const bytes = await measureFirstLoad("dist/client");
console.log(`The first load is ${inKB(bytes)} kB of gzipped JavaScript; ${firstLoadBudget / 1000} kB are allowed.`);
if (bytes > firstLoadBudget) process.exitCode = 1;

for (const allowed of pageBudgets) {
  const { bytes, gzipped, scripts, small } = await measurePage("dist/client", allowed);
  console.log(
    `Alive, ${allowed.page} has loaded ${inKB(bytes)} kB in ${scripts} scripts, by Brotli; ${allowed.bytes / 1000} kB in ${allowed.scripts} are allowed. By gzip they are ${inKB(gzipped)} kB.`,
  );
  if (small.length > 0) console.log(`Too small to be a script of its own: ${small.join(", ")}.`);
  if (bytes > allowed.bytes || scripts > allowed.scripts || small.length > 0) process.exitCode = 1;
}
