import { parseArgs } from "node:util";
import { readConfig } from "../core/config.ts";
import { StartupError } from "../core/startup-error.ts";
import { openPool } from "../db/pool.ts";
import { configKeys, findConfigs, isConfigKey, setConfig } from "../services/configs/set.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run configs                     shows what is set
npm run configs -- <key> '<JSON>'   sets one of ${configKeys.join(", ")}
npm run configs -- <key> none       takes it away`;

/** Shows, sets and takes away what an operator changes without a release. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [key, text] = positionals;
  if (key !== undefined && (!isConfigKey(key) || text === undefined)) throw new StartupError(usage);
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) throw new StartupError("Set DATABASE_URL to the database of the service.");
  const pool = await openPool(databaseUrl);
  try {
    const wrong = key && (await setConfig(pool, key, text === "none" ? undefined : parsed(text ?? "")));
    if (wrong !== undefined) throw new StartupError(wrong);
    console.log(JSON.stringify(await findConfigs(pool), null, 2));
  } finally {
    await pool.end();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`This is no JSON: ${text}`);
  }
}

await runCommand(main);
