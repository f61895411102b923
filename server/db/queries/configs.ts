import * as v from "valibot";
import type { Reader } from "../../core/reader.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const localized = v.strictObject({ ru: text, kz: text, en: text });
const instant = v.pipe(v.string(), v.isoTimestamp());
const phone = v.pipe(v.string(), v.regex(/^\+\d{10,14}$/, "is a plus and digits: +77292123456"));

/** An address of one of a store's own hosts: who presses it installs what they find there. */
const storeAddress = (host: string) =>
  v.pipe(
    v.string(),
    v.maxLength(300),
    v.check((address) => isAt(host, address), `is an address of https://${host}/`),
  );

function isAt(host: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: named, username, password, pathname } = new URL(address);
  return protocol === "https:" && named === host && username + password === "" && pathname !== "/";
}

/** What an operator changes without a release. What has an `until` (RFC 3339) is over from then on. */
export const configSchemas = {
  /** A kind of services that is recommended on the home page. */
  ad: v.strictObject({
    name: localized,
    text: localized,
    categoryId: v.pipe(v.number(), v.integer()),
    until: v.optional(instant),
  }),
  /** What every visitor of the home page should know. */
  announcement: v.strictObject({ text: localized, until: v.optional(instant) }),
  /** Where clients get help; E.164 with a plus. */
  support: v.strictObject({ phone, whatsApp: v.optional(phone) }),
  /** Where the app is in the stores of phones. */
  stores: v.pipe(
    v.strictObject({
      appStore: v.optional(storeAddress("apps.apple.com")),
      googlePlay: v.optional(storeAddress("play.google.com")),
    }),
    v.check(({ appStore, googlePlay }) => (appStore ?? googlePlay) !== undefined, "names no store"),
  ),
};
export type ConfigKey = keyof typeof configSchemas;
export type Configs = { [Key in ConfigKey]: v.InferOutput<(typeof configSchemas)[Key]> };

/** The values that are set. */
export async function findConfigs(reader: Reader): Promise<Partial<Configs>> {
  const query = `select coalesce(jsonb_object_agg(key, value), '{}') as configs from configs`;
  const { rows } = await reader.query<{ configs: Partial<Configs> }>({ name: "configs", text: query });
  return rows[0]?.configs ?? {};
}

/** Sets a value. */
export async function writeConfig<Key extends ConfigKey>(writer: Reader, key: Key, value: Configs[Key]): Promise<void> {
  await writer.query(
    `insert into configs (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, JSON.stringify(value)],
  );
}

/** Takes a value away, if there is one. */
export async function deleteConfig(writer: Reader, key: ConfigKey): Promise<void> {
  await writer.query("delete from configs where key = $1", [key]);
}
