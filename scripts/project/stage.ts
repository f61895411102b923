import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";

export type Count = { passed: number; failed: number };
export type Stage = { name: string; args: string[]; count?: (reportJson: string) => Count };

/**
 * Runs one stage of the tests: a script for this Node, quiet unless it fails.
 * A stage counts as one, or as many as the tests in the JSON report that it leaves at `reportPath`.
 */
export async function runStage({ name, args, count }: Stage, reportPath: string): Promise<Count> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath, FORCE_COLOR: "0" },
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code, signal] = await once(child, "close");
  const result = count === undefined ? countOne(code) : await countTests(code, count, reportPath);
  if (result.failed > 0) process.stdout.write(Buffer.concat(chunks).toString());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = count === undefined ? "" : `, ${result.passed} passed, ${result.failed} failed`;
  const end = signal === null ? "" : `, ended by ${signal}`;
  console.log(`${result.failed === 0 ? "✓" : "✗"} ${name} (${seconds} s${tests}${end})`);
  return result;
}

function countOne(code: unknown): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that failed without a failed test, or that ran none, counts as one failure. */
async function countTests(code: unknown, count: (reportJson: string) => Count, reportPath: string): Promise<Count> {
  const { passed, failed } = await readFile(reportPath, "utf8").then(count, () => ({ passed: 0, failed: 0 }));
  const isBroken = code !== 0 || passed === 0;
  return { passed, failed: isBroken && failed === 0 ? 1 : failed };
}
