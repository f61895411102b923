import { writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

/** A service in the morning of the salon, whose words can be searched for. */
export async function openSearchedServer(): Promise<TestServer> {
  const server = await TestServer.open();
  server.now = salon.morning;
  await inTransaction(server.pool, writeSearchWords);
  return server;
}
