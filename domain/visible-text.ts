// U+2800: a sign of Braille without a dot.
const visible = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether anything of a text can be seen. What can't is no text, wherever it stands. */
export function isVisibleText(text: string): boolean {
  return visible.test(text);
}
