import type { Language } from "../../domain/language.ts";
import type { RenderRequest } from "../../domain/rendering.ts";
import type { Module } from "../i18n/modules.ts";
import { completeResource, type Resources } from "../i18n/resources.ts";

type Source = Pick<RenderRequest, "language" | "readModule" | "log">;

const made = new WeakMap<RenderRequest["readModule"], Map<string, Promise<object>>>();

/** The words of modules in a language, complete. They are read and put together once for each reader, and logged once. */
export async function pageResources(
  modules: readonly Module[],
  { language, readModule, log }: Source,
): Promise<Resources> {
  const known = made.get(readModule) ?? new Map<string, Promise<object>>();
  made.set(readModule, known);
  const once = (module: Module, language: Language) => {
    const name = `${module}/${language}`;
    const words = known.get(name) ?? completeResource(module, language, { read: readModule, log });
    known.set(name, words);
    return words;
  };
  const all = modules.map(async (module) => [module, await once(module, language)] as const);
  return Object.fromEntries(await Promise.all(all));
}
