import { parseArgs } from "node:util";
import * as v from "valibot";
import { readConfig } from "../core/config.ts";
import { StartupError } from "../core/startup-error.ts";
import { type ConfigKey, configSchemas, deleteConfig, findConfigs, writeConfig } from "../db/queries/configs.ts";
import { openPool } from "../db/pool.ts";
import { runCommand } from "./run-command.ts";

const keys = Object.keys(configSchemas).join(", ");
const usage = `npm run configs                     shows what is set
npm run configs -- <key> '<JSON>'   sets one of ${keys}
npm run configs -- <key> none       takes it away`;

/** Shows, sets and takes away what an operator changes without a release. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [key, text] = positionals;
  if (key !== undefined && (!isKey(key) || text === undefined)) throw new StartupError(usage);
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) throw new StartupError("Set DATABASE_URL to the database of the service.");
  const pool = await openPool(databaseUrl);
  try {
    if (key !== undefined && text === "none") await deleteConfig(pool, key);
    else if (key !== undefined) await writeConfig(pool, key, read(key, text ?? ""));
    console.log(JSON.stringify(await findConfigs(pool), null, 2));
  } finally {
    await pool.end();
  }
}

function isKey(text: string): text is ConfigKey {
  return Object.hasOwn(configSchemas, text);
}

function read(key: ConfigKey, text: string) {
  const { success, output, issues } = v.safeParse(configSchemas[key], parsed(text), { abortEarly: true });
  if (success) return output;
  throw new StartupError(`${key}${issues.map((issue) => `.${v.getDotPath(issue) ?? ""} ${issue.message}`).join("")}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`This is no JSON: ${text}`);
  }
}

await runCommand(main);
