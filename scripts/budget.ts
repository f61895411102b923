import { firstLoadBudget, measureFirstLoad } from "./project/budget.ts";

const bytes = await measureFirstLoad("dist/client");
console.log(
  `The first load is ${(bytes / 1000).toFixed(1)} kB of gzipped JavaScript; ${firstLoadBudget / 1000} kB are allowed.`,
);
if (bytes > firstLoadBudget) process.exitCode = 1;
