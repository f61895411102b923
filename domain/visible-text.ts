// U+2800: a sign of Braille without a dot.
const visible = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

// U+200D stays: it joins emoji.
const invisibleInComment = /[^\P{Cc}\n]|(?!\u200d)\p{Cf}/gu;

/** Whether anything of a text can be seen. What can't is no text, wherever it stands. */
export function isVisibleText(text: string): boolean {
  return visible.test(text);
}

/** A comment as it is kept: its lines, without what cannot be seen. Empty where nothing of it can be. */
export function cleanComment(text: string): string {
  if (!isVisibleText(text)) return "";
  return text.replace(/\r\n?/g, "\n").replace(invisibleInComment, "").trim();
}

/** Words in lines, with no more than one empty line at a time, and none around them. */
export function withoutGaps(text: string): string {
  return text.trim().replaceAll(/\n[^\S\n]*(?:\n[^\S\n]*){2,}/g, "\n\n");
}
