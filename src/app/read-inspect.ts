import { currentAddress } from "../browser/page.ts";
import type { Inspect } from "./run-process.ts";

/** The inspector where a developer asks for it (`?inspect`); what is built for production has none of it. */
export async function readInspect(): Promise<Inspect | undefined> {
  if (!import.meta.env.DEV || !currentAddress().searchParams.has("inspect")) return undefined;
  const { openInspector } = await import("./inspector.ts");
  return openInspector();
}
