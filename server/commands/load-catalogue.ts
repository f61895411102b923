import { readFile } from "node:fs/promises";
import { localDateAt } from "../../domain/zone.ts";
import { StartupError } from "../core/startup-error.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import type { Catalogue } from "../db/catalogue/catalogue.ts";
import { CatalogueError } from "../db/catalogue/catalogue-error.ts";
import { loadCatalogue } from "../db/catalogue/load.ts";
import { readCatalogue } from "../db/catalogue/read.ts";

async function main([command, file]: readonly string[]): Promise<void> {
  if (command !== "load" || file === undefined) throw new CatalogueError("Usage: npm run catalogue -- load FILE");
  const url = process.env["DATABASE_URL"];
  if (url === undefined) throw new CatalogueError("Set DATABASE_URL to the database that the catalogue goes into.");
  const catalogue = readCatalogue(await readJson(file));
  await loadInto(url, catalogue);
  const masters = catalogue.firms.reduce((sum, firm) => sum + firm.masters.length, 0);
  console.log(`Loaded ${catalogue.firms.length} firms with ${masters} masters in ${catalogue.cities.length} cities.`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new CatalogueError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function loadInto(url: string, catalogue: Catalogue): Promise<void> {
  const pool = await openPool(url);
  try {
    await migrate(pool);
    const client = await pool.connect();
    try {
      await loadCatalogue(client, catalogue, localDateAt(catalogue.cities[0]?.timeZone ?? "UTC", Date.now()));
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CatalogueError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
