import * as v from "valibot";
import type { Reader } from "../../core/reader.ts";
import { type ConfigKey, configSchemas, deleteConfig, writeConfig } from "../../db/queries/configs.ts";

export { findConfigs } from "../../db/queries/configs.ts";

/** What an operator can set. */
export const configKeys: readonly string[] = Object.keys(configSchemas);

export function isConfigKey(text: string): text is ConfigKey {
  return Object.hasOwn(configSchemas, text);
}

/**
 * Sets what everybody is shown, or takes it away where there is no value.
 * @returns what is wrong with the value, which is not set then; undefined once it is
 */
export async function setConfig(writer: Reader, key: ConfigKey, value: unknown): Promise<string | undefined> {
  if (value === undefined) {
    await deleteConfig(writer, key);
    return undefined;
  }
  const { success, output, issues } = v.safeParse(configSchemas[key], value, { abortEarly: true });
  if (!success) return `${key}${issues.map((issue) => `.${v.getDotPath(issue) ?? ""} ${issue.message}`).join("")}`;
  await writeConfig(writer, key, output);
  return undefined;
}
