import * as v from "valibot";
import { guestReservationsKey, orderedGiftCardsKey, savedReservationKey } from "../../browser/stored-values.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What lies under a key as the version of the app had left it that came before the one that reads it now; text that is no JSON stays. */
export function ofOlderVersion(key: string, text: string): string {
  const { success, output } = v.safeParse(Written, text);
  if (!success) return text;
  const { version: _, ...fields } = output;
  return JSON.stringify(older.get(key)?.(fields) ?? fields);
}

/** The first half of a text: no JSON. */
export function brokenOff(_key: string, text: string): string {
  const half = text.slice(0, Math.ceil(text.length / 2));
  return v.is(Json, text) && v.is(Json, half) ? `{${half}` : half;
}

const Json = v.pipe(v.string(), v.parseJson());
const Written = v.pipe(Json, v.looseObject({ version: v.number() }));

const Draft = v.looseObject({
  params: v.looseObject({
    masters: v.array(v.object({ person: v.number(), serviceId: v.number(), masterId: v.nullable(v.number()) })),
  }),
});

/** Version 1 of a draft had every service for every person, and one master for each. */
function olderDraft(fields: Fields): Fields {
  const { success, output } = v.safeParse(Draft, fields);
  if (!success) return fields;
  const { masters, ...params } = output.params;
  const byService = masters.toReversed().map(({ serviceId, masterId }) => [serviceId, masterId]);
  return { ...fields, params: { ...params, masters: Object.fromEntries(byService) } };
}

const Secrets = v.object({ secrets: v.record(v.string(), v.object({ secret: v.string() })) });

/** Version 1 was the secrets alone. */
function olderSecrets(fields: Fields): Fields {
  const { success, output } = v.safeParse(Secrets, fields);
  if (!success) return fields;
  return Object.fromEntries(Object.entries(output.secrets).map(([id, { secret }]) => [id, secret]));
}

/** What became otherwise with a version; elsewhere an older one wrote none. */
const older: ReadonlyMap<string, (fields: Fields) => Fields> = new Map([
  [savedReservationKey, olderDraft],
  [guestReservationsKey, olderSecrets],
  [orderedGiftCardsKey, olderSecrets],
]);
