// As many digits as a JSON number carries without rounding.
const most = 1e15;

/** An amount of minor units (hundredths) as the decimal that the processors write: 700050 is "7000.50". */
export function toDecimal(amount: number): string {
  if (!Number.isInteger(amount) || amount < 0 || amount >= most) throw new RangeError(`Not an amount: ${amount}`);
  const digits = String(amount).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The minor units of a decimal, written as text or as a JSON number; undefined where it is none, or not of whole ones. */
export function fromDecimal(decimal: string | number): number | undefined {
  const [, whole, hundredths = ""] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(decimal)) ?? [];
  return whole === undefined ? undefined : Number(whole + hundredths.padEnd(2, "0"));
}
