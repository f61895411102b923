import { build as bundle, createBuilder } from "vite";
import { serviceBuild } from "./service-build.ts";
import { hashOf, keepHash, type Part } from "./stale.mjs";
import { studioBuild } from "./studio-build.ts";

const builds: Record<Part, () => Promise<unknown>> = {
  client: async () => {
    await (await createBuilder({ logLevel: "warn" })).buildApp();
    await bundle(studioBuild);
  },
  service: () => bundle(serviceBuild),
};

/**
 * Builds a part of dist/: the client for the browser and for rendering on the server, with the studio beside them; or
 * the service, so that a start has nothing to translate.
 */
export async function build(part: Part): Promise<void> {
  const hash = hashOf(part);
  await builds[part]();
  await keepHash(part, hash);
}
