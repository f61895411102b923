import { readdirSync } from "node:fs";
import Fastify from "fastify";
import type * as FastifyModule from "fastify";
import { expect, test, vi } from "vitest";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { demoPictures } from "../../demo/demo.ts";
import { readCatalogue } from "../../server/db/catalogue/read.ts";
import { table } from "../../src/app/router/table.ts";
import { TestServer } from "./test-server.ts";

/** The path of every route that an app of this file is given. */
const served = vi.hoisted((): string[] => []);

vi.mock("fastify", async (load) => {
  const module = await load<typeof FastifyModule>();
  const fastify: typeof module.default = Object.assign((options?: object) => {
    const app = module.default(options);
    app.addHook("onRoute", ({ url }) => void served.push(url));
    return app;
  }, module.default);
  return { ...module, default: fastify };
});

/** What the service answers by itself, with its sandbox, the demo and the files of the built client. */
async function servedPaths(): Promise<string[]> {
  const server = await TestServer.open();
  const demo = Fastify();
  await demo.register(demoPictures);
  await Promise.all([server.close(), demo.close()]);
  return [...served, ...readdirSync("public").map((name) => `/${name}`), "/assets"];
}

/** Whether a catalogue may name it at all: no dot may stand there, so that no file's name is an address. */
const isAddressPart = (segment: string) => /^[a-z0-9-]+$/.test(segment);

test("no salon may take an address that either side answers with something else: it could not be reached", async () => {
  const paths = [...(await servedPaths()), ...table.map(({ path }) => path)];
  const taken = [...new Set(paths.map((path) => path.split("/")[1] ?? ""))].filter(isAddressPart);
  expect(taken).toEqual(expect.arrayContaining(["rest", "sandbox", "reference", "avatars", "pictures", "auth", "my"]));
  for (const segment of taken) {
    const catalogue = demoCatalogue();
    for (const firm of catalogue.firms.slice(0, 1)) firm.urlKey = segment;
    expect(() => readCatalogue(catalogue), segment).toThrow(
      `firm "${segment}": urlKey is an address of the product itself.`,
    );
  }
});
