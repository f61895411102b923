/**
 * How one value stands in the query of an address: under a key, and not at all where there is nothing to say. An address without
 * the key is read as if it had an empty text there; null and undefined are nothing, and are not written.
 */
export type Param<Value> = {
  key: string;
  read(text: string): Value;
  write(value: NonNullable<Value>): string | undefined;
};

type Schema = Readonly<Record<string, Param<unknown>>>;

/** What an address of this schema says. */
export type QueryOf<Params extends Schema> = {
  -readonly [Name in keyof Params]: ReturnType<Params[Name]["read"]>;
};

export function text(key: string): Param<string | undefined> {
  return { key, read: (value) => value || undefined, write: (value) => value };
}

/** A condition: `key=1` where it holds. */
export function flag(key: string): Param<boolean> {
  return { key, read: (value) => value === "1", write: (isOn) => (isOn ? "1" : undefined) };
}

/** Reads what an address says; what is not understood is as if it were not there. */
export function readQuery<Params extends Schema>(schema: Params, params: URLSearchParams): QueryOf<Params> {
  const values: unknown[][] = Object.entries(schema).map(([name, { key, read }]) => [
    name,
    read(params.get(key) ?? ""),
  ]);
  return Object.fromEntries(values);
}

/** Writes a query with its question mark, in the order of the schema; "" where it says nothing. */
export function writeQuery<Params extends Schema>(schema: Params, values: Partial<QueryOf<Params>>): string {
  const params = new URLSearchParams();
  for (const [name, { key, write }] of Object.entries(schema)) {
    const value: unknown = values[name];
    const written = value === undefined || value === null ? undefined : write(value);
    if (written) params.set(key, written);
  }
  return searchText(params);
}

/** A query as it stands in an address. A comma is free to stand there, and links are read by people. */
export function searchText(params: URLSearchParams): string {
  const written = params.toString().replaceAll("%2C", ",");
  return written === "" ? "" : `?${written}`;
}
