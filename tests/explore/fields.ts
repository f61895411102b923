import type { Typed } from "./step.ts";

const text = (typed: string): Typed => ({ is: "text", text: typed });

/** What is typed into a field, by what its attributes say of it: the likely first, and what people and enemies also type. */
const values: readonly (readonly [purpose: RegExp, values: readonly Typed[]])[] = [
  [/cc-number/, [{ is: "testCard" }, { is: "card3ds" }, { is: "testCard" }, { is: "declinedCard" }, text("1234")]],
  [/cc-exp/, [text("12/40"), text("12/40"), text("01/20")]],
  [/cc-csc/, [text("123")]],
  [/one-time-code/, [{ is: "rightCode" }, { is: "rightCode" }, { is: "rightCode" }, text("000000"), text("12")]],
  [/\btel\b/, [{ is: "ownPhone" }, { is: "ownPhone" }, { is: "ownPhone" }, { is: "otherPhone" }, text("8701")]],
  [/password/, [{ is: "password" }, { is: "password" }, text("короткий")]],
  [/name/, [text("Мадина"), text("Мадина"), text("Мадина"), text("\u200b"), text("Ә".repeat(80))]],
  [/numeric|decimal|number/, [text("5000"), text("0"), text("1000000")]],
  [/date/, [text("2026-12-31")]],
  [/search/, [text("маникюр"), text("стржка"), text("")]],
];
const words: readonly Typed[] = [text("Спасибо"), text("Буду с ребёнком 👶\nи с сестрой"), text("\u200b"), text("")];

/** What could be typed into a field. */
export function typedInto(purpose: string): readonly Typed[] {
  return values.find(([of]) => of.test(purpose))?.[1] ?? words;
}
