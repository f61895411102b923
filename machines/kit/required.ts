/** What a state is reached with only; throws where it is missing, which is a mistake of the machine. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`No state that needs ${name} is reached without.`);
  return value;
}
