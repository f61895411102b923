import { readFile } from "node:fs/promises";
import cookie from "@fastify/cookie";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { ViteDevServer } from "vite";
import type { PageEntry } from "../../domain/rendering.ts";
import type { Config } from "../core/config.ts";
import { servicePaths } from "../../domain/addresses.ts";
import { studioPaths } from "../../domain/studio-addresses.ts";
import { fill, withSettings } from "./document.ts";
import { inProcessFetch } from "./in-process-fetch.ts";
import { redirectPath } from "./redirect-path.ts";
import { withNetwork } from "./studio.ts";
import { studioSocket } from "./studio-socket.ts";
import { plainAddress, readVisitor } from "./visitor.ts";
import { translationsIn } from "./translations.ts";

/**
 * The client as it is being written: Vite serves its modules and reloads them, pages are rendered as in production.
 * @param vite in middleware mode, appType "custom"
 */
export function developmentPages(
  vite: ViteDevServer,
  config: Pick<Config, "publicUrl" | "recaptcha" | "analytics" | "map" | "sandbox" | "host" | "port">,
): FastifyPluginAsync {
  const { publicUrl, sandbox } = config;
  return async (site) => {
    await site.register(cookie);
    site.addHook("onRequest", (request, reply, done) => {
      // The policy of production knows neither Vite's inline scripts nor its socket.
      reply.removeHeader("content-security-policy");
      vite.middlewares(request.raw, reply.raw, () => done());
    });
    if (sandbox) {
      const send = async (request: FastifyRequest, reply: FastifyReply, page: string) =>
        reply.type("text/html").send(await vite.transformIndexHtml(request.url, page));
      site.get(servicePaths.studio, async (request, reply) =>
        send(request, reply, withNetwork(await readFile("src/studio/page.html", "utf8"), config)),
      );
      site.get(studioPaths.phone, async (request, reply) =>
        send(request, reply, await readFile("src/studio/phone.html", "utf8")),
      );
      await site.register(studioSocket, config);
    }
    site.get("/*", async (request, reply) => {
      const { render } = await readEntry(vite);
      const address = new URL(publicUrl + request.url);
      const page = await render({
        ...readVisitor(address, request.cookies),
        url: plainAddress(address),
        origin: publicUrl,
        fetch: inProcessFetch(site, new AbortController().signal),
        readModule: translationsIn("public/locales"),
        log: (message) => request.log.warn(message),
        now: Date.now(),
        isToBeDrawn: true,
      });
      if (page.location !== undefined) return reply.redirect(redirectPath(page.location, address), page.status);
      const index = withSettings(
        await readFile("index.html", "utf8"),
        config,
        sandbox ? "/src/studio/observer/observer.ts" : "",
      );
      const template = await vite.transformIndexHtml(address.pathname, index);
      return reply.code(page.status).type("text/html").send(fill(template, page));
    });
  };
}

async function readEntry(vite: ViteDevServer): Promise<PageEntry> {
  const module = await vite.ssrLoadModule("/src/app/server-entry.tsx");
  const { render } = module;
  if (typeof render !== "function") throw new Error("src/app/server-entry.tsx exports no render");
  return { render: (request) => render(request) };
}
