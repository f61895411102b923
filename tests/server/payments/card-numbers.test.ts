import { createServer, type RequestListener } from "node:http";
import { once } from "node:events";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findInDatabase } from "../../support/card-numbers/in-database.ts";
import { readAlong } from "../../support/card-numbers/read-along.ts";
import { CardNumberSearch } from "../../support/card-numbers/search.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";

const number = "4242424242424242";

describe("The search for card numbers in a text", () => {
  test.each([number, "5555 5555 5555 4444", "4111-1111-1111-1111", "4716+0472+6194+1981", "4000%200566%205566%205556"])(
    "finds %s",
    (text) => {
      const search = new CardNumberSearch();
      search.look("here", `what was typed: ${text}.`);
      expect(search.found).toEqual([`here: ${text}`]);
    },
  );

  test("finds nothing in what may be shown of a card, and remembers what it has read", () => {
    const search = new CardNumberSearch();
    search.look("here", "•••• 4242, 424242XXXXXX4242");
    search.look("there", "");
    expect([search.found, [...search.searched]]).toEqual([[], ["here"]]);
  });
});

describe("The search for card numbers in a database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  test("finds one in every column that could have it, however it is written there", async () => {
    const clean = await findInDatabase(database.pool);
    expect(clean.found).toEqual([]);
    for (const column of ["public.payments: card::text", "public.outbox_events: detail::text"])
      expect(clean.searched).toContain(column);

    await database.pool.query(
      `create table planted (words text, short varchar, document jsonb, plain json, bytes bytea, list text[], whole bigint, id int)`,
    );
    await database.pool.query(
      `insert into planted values ('a card', 'it', '{}', '{}', 'bytes', '{}', 1, 1),
       ('4242 4242 4242 4242', $1::text, jsonb_build_object('card', $1::text), json_build_object('card', $1::text),
        convert_to($1::text, 'UTF8'), array[$1::text], $1::text::bigint, 2)`,
      [number],
    );
    const columns = ["words::text", "short::text", "document::text", "plain::text", "encode(bytes, 'escape')"];
    const all = [...columns, "list::text", "whole::text"].map((column) => `public.planted: ${column}`);
    expect((await findInDatabase(database.pool)).found).toEqual(all);
  });
});

describe("The search for card numbers in what a service is asked and answers", () => {
  async function asked(answer: RequestListener, path: string, init?: RequestInit): Promise<CardNumberSearch> {
    const search = new CardNumberSearch();
    const server = createServer(answer);
    readAlong(server, (where, text) => search.look(where, text));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    await (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
    await new Promise((resolve) => server.close(resolve));
    return search;
  }
  const echo: RequestListener = (request, response) => request.pipe(response);
  const answering =
    (body: Buffer | string, headers: Record<string, string> = {}): RequestListener =>
    (_request, response) =>
      response.writeHead(200, headers).end(body);
  const post = (body: string) => ({ method: "POST", body });

  test.each<[string, RequestListener, string, RequestInit | undefined, string[]]>([
    ["an address", answering("ok"), `/pay?card=${number}`, undefined, ["the request GET /pay"]],
    ["a header", answering("ok"), "/pay", { headers: { referer: `/?${number}` } }, ["the request GET /pay"]],
    [
      "a body and what repeats it",
      echo,
      "/",
      post(`{"n":"${number}"}`),
      ["the request POST /", "the answer to POST /"],
    ],
    ["an answer", answering(`<p>${number}</p>`), "/", undefined, ["the answer to GET /"]],
    ["an answer's header", answering("ok", { location: `/${number}` }), "/", undefined, ["the answer to GET /"]],
    ["gzip", answering(gzipSync(number), { "content-encoding": "gzip" }), "/", undefined, ["the answer to GET /"]],
    [
      "Brotli",
      answering(brotliCompressSync(number), { "content-encoding": "br" }),
      "/",
      undefined,
      ["the answer to GET /"],
    ],
    ["nothing", echo, "/", post("•••• 4242"), []],
  ])("reads %s", async (_what, answer, path, init, places) => {
    const search = await asked(answer, path, init);
    expect(search.searched.size).toBe(2);
    expect(search.found).toEqual(places.map((place) => `${place}: ${number}`));
  });
});
