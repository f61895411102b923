import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page of the built client is made from. Addresses are root-relative. */
export type PageAssets = {
  /** The script that starts the client. */
  script: string;
  /** The scripts that it and the page import. */
  modules: string[];
  /** The styles of both, to stand in the document. */
  css: string;
};

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const entry = "index.html";

/**
 * Reads Vite's manifest once, and each style once.
 * @param folder dist/client
 * @returns the assets of a page by its file
 */
export function readBuildAssets(folder: string): (file: string) => PageAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const pages = new Map<string, PageAssets>();
  return (file) => {
    const assets = pages.get(file) ?? assetsOf(manifest, folder, file);
    pages.set(file, assets);
    return assets;
  };
}

function assetsOf(manifest: Manifest, folder: string, file: string): PageAssets {
  const chunks = new Set<Chunk>();
  const need = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(need);
  };
  need(entry);
  need(file);
  const script = manifest[entry]?.file;
  if (script === undefined) throw new Error(`The manifest in ${folder} names no ${entry}: build the client`);
  const styles = new Set([...chunks].flatMap(({ css = [] }) => css));
  return {
    script: `/${script}`,
    modules: [...chunks].map((chunk) => `/${chunk.file}`).filter((path) => path !== `/${script}`),
    css: [...styles].map((path) => readFileSync(join(folder, path), "utf8")).join(""),
  };
}
