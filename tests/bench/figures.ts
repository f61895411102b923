/** The middle of the values, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lies, between neighbours when it falls there. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return below + (above - below) * (place - Math.floor(place));
}

/** A number with three significant digits. */
export function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** Prints a heading and rows whose columns stand under one another; the first row names them. */
export function printTable(heading: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${heading}`);
  for (const row of rows) {
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ")}`,
    );
  }
}
