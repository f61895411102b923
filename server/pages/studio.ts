import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { servicePaths } from "../../domain/addresses.ts";
import { studioPaths } from "../../domain/studio-addresses.ts";
import type { Config } from "../core/config.ts";
import { networkUrl } from "./network-url.ts";
import { studioSocket } from "./studio-socket.ts";

/** The script that lets the studio look on at a page, in what was built. */
export const observerAddress = `${servicePaths.studio}/observer.js`;

/** It is for who develops, and lets nothing in from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

type Options = {
  /** What the build wrote. */
  folder: string;
  config: Pick<Config, "publicUrl" | "host" | "port">;
};

/** The studio, in which QA and developers see running processes, the page by which a phone is watched, and their files and socket. */
export async function studio(site: FastifyInstance, { folder, config }: Options): Promise<void> {
  const page = async (name: string) => readFile(join(folder, "src/studio", name), "utf8");
  const send = (reply: FastifyReply, html: string) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("cache-control", "no-cache")
      .send(html);
  site.get(servicePaths.studio, async (_request, reply) => send(reply, withNetwork(await page("page.html"), config)));
  site.get(studioPaths.phone, async (_request, reply) => send(reply, await page("phone.html")));
  await studioSocket(site, config);
  await site.register(fastifyStatic, {
    root: folder,
    prefix: `${servicePaths.studio}/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => void response.setHeader("cache-control", "no-cache"),
  });
}

/** Tells the page of the studio where a phone would reach this service. */
export function withNetwork(html: string, config: Options["config"]): string {
  const mark = '<meta name="kezek-network" content="';
  return html.replace(mark, () => mark + networkUrl(config));
}
