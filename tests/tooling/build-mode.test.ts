import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** What Vite makes of the flags once the build's script has begun; no part is asked for, so that nothing is built. */
const script = `
  process.argv.push("build", "nothing");
  await import("./scripts/build.ts");
  const { resolveConfig } = await import("vite");
  const { env } = await resolveConfig({ logLevel: "silent" }, "build", "production");
  console.log(JSON.stringify([process.env.NODE_ENV, env.PROD, env.DEV]));
`;

test("Build flags: production true, dev false. (whatever NODE_ENV the build is asked for in)", async () => {
  const env = { ...process.env, NODE_ENV: "test" };
  const { stdout } = await run("npx", ["tsx", "--input-type=module", "-e", script], { env });
  expect(JSON.parse(stdout)).toEqual(["production", true, false]);
});
