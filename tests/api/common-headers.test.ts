import { expect, test } from "vitest";
import type { Known } from "../../src/api/common-headers.ts";
import { createClient } from "../../src/api/client.ts";
import { answering, base, visitor, nowhere } from "./calls.ts";

const cities = "/rest/clients-app/v1/screen/home/cities";

async function headersSent(known: Known, own: Record<string, string> = {}): Promise<Headers> {
  const { fetch, calls } = answering(Response.json([]));
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => known, notFound: nowhere });
  await client.GET(cities, { headers: own });
  return calls[0]?.headers ?? new Headers();
}

test("a query that names its own language keeps it, whatever is chosen meanwhile", async () => {
  const headers = await headersSent({ ...visitor, language: "ru" }, { "Accept-Language": "en" });
  expect(headers.get("Accept-Language")).toBe("en");
});

test("a referrer that no header may carry is encoded", async () => {
  expect((await headersSent({ ...visitor, referrer: "реклама\n" })).get("referrer")).toBe(
    encodeURIComponent("реклама\n"),
  );
});
