export const packages = "(^|/)node_modules/";

/** A pattern for what lies in a folder, or for the file when the entry of the table names one. */
export function inside(entry: string): string {
  const path = bare(entry);
  return `^${literal(path).replaceAll(String.raw`\*`, "[^/]+")}${path.includes(".") ? "$" : "/"}`;
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
