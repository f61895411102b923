import { canonicalPhone } from "../../domain/phone.ts";
import { StartupError } from "../core/startup-error.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { latestLandingRequests } from "../services/landing/latest-requests.ts";
import { runCommand } from "./run-command.ts";

/** Shows the operator which firms have asked to be called, the latest first. */
async function main(): Promise<void> {
  const url = process.env["DATABASE_URL"];
  if (url === undefined) throw new StartupError("Set DATABASE_URL to the database that the requests lie in.");
  const pool = await openPool(url);
  try {
    await migrate(pool);
    for (const { createdAt, company, name, phone, tariffKey, language } of await latestLandingRequests(pool))
      console.log(
        `${createdAt}  ${company}: ${name}, ${canonicalPhone(phone)}, ${tariffKey ?? "no tariff"}, ${language}`,
      );
  } finally {
    await pool.end();
  }
}

await runCommand(main);
