export const packages = "(^|/)node_modules/";

/** A pattern for what lies in the folders that an entry of the table names, and for the files. */
export function inside(entry: string): string {
  const path = bare(entry);
  const pattern = literal(path)
    .replaceAll(String.raw`\*`, "[^/]+")
    .replaceAll(/\\\{(.*?)\\\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`);
  return `^${pattern}(/|$)`;
}

/** A pattern for what lies in a package of npm, or in its types. */
export function ofPackage(name: string): string {
  return `${packages}(@types/)?${literal(bare(name))}/`;
}

/** An entry without what stands behind it in brackets. */
export function bare(entry: string): string {
  return entry.replace(/ \(.*\)$/, "");
}

export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
