import type { RenderedPage } from "../../domain/rendering.ts";
import type { Config } from "../core/config.ts";
import type { PageAssets } from "./build-assets.ts";
import { hashSource, loaderHash, loaderScript } from "./loader-script.ts";

type Outside = Pick<Config, "recaptcha" | "analytics" | "map">;

/** A whole document, and the hashes that a Content-Security-Policy has to name for what stands inline in it. */
export type Document = { html: string; scriptHashes: string[]; styleHashes: string[] };

/**
 * Puts a rendered page into the built index.html. Its styles stand in it and its scripts wait, so that the first paint
 * needs nothing but this document; a page that is drawn in the browser gets its scripts at once.
 */
export function builtDocument(template: string, page: RenderedPage, assets: PageAssets): Document {
  const styles = `<style>${assets.css}</style>`;
  const preloads = page.isDrawn
    ? ""
    : assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
  const scripts = page.isDrawn
    ? `<script data-script="${assets.script}" data-modules="${assets.modules.join(" ")}">${loaderScript}</script>`
    : `<script type="module" src="${assets.script}"></script>`;
  const bare = template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, "")
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, "");
  const html = fill(bare, page, styles + preloads, scripts);
  const inlineStyles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
  return {
    html,
    scriptHashes: page.isDrawn ? [loaderHash] : [],
    styleHashes: inlineStyles.map(([, css = ""]) => hashSource(css)),
  };
}

/**
 * Puts into a template what this site is known by outside: by the check against robots, by the map and by analytics.
 * @param observer the address of the script that lets the studio look on; "" where there is no studio
 */
export function withSettings(template: string, { recaptcha, analytics, map }: Outside, observer: string): string {
  const settings = {
    "kezek-recaptcha": recaptcha.siteKey,
    "kezek-map-tiles": map.tiles,
    "kezek-map-credit": map.credit,
    "kezek-analytics": analytics.key,
    "kezek-analytics-url": analytics.url,
    "kezek-studio": observer,
  };
  return Object.entries(settings).reduce((html, [name, value]) => {
    const content = value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return html.replace(`<meta name="${name}" content=""`, () => `<meta name="${name}" content="${content}"`);
  }, template);
}

/** Puts a rendered page into a template that keeps its own scripts and styles. */
export function fill(template: string, page: RenderedPage, head = "", scripts = ""): string {
  const state = JSON.stringify(page.state).replaceAll("<", String.raw`\u003c`);
  const parts: Record<string, string> = {
    '<html lang="ru">': `<html lang="${page.htmlLang}">`,
    "<!--app-->": page.body,
    "<!--state-->": `<script type="application/json" id="server-state">${state}</script>${scripts}`,
  };
  const withHead = template.replace(/<!--head-->[\s\S]*<!--\/head-->/, () => page.head + head);
  return Object.entries(parts).reduce((html, [mark, part]) => html.replace(mark, () => part), withHead);
}
