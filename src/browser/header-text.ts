const longest = 4096;

/** Whether a text can stand in a header: what a browser refuses there would fail every call that carries it. */
export function isHeaderText(text: string): boolean {
  return text.length <= longest && /^[\x21-\x7e]+$/.test(text);
}
