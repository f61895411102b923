/** An element of PayBox's documents: it has a text, or elements. */
export type Element = { name: string; text: string; elements: Element[] };

const token = /<\?[^>]*\?>|<(\/?)([A-Za-z_][\w.-]*)\s*(\/?)>|([^<]+)/gy;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads an XML document of elements and texts, which is all that PayBox sends: no attributes, no comments, no entities but the
 * five of XML and numbers. A document with anything else, a DTD first of all, is none: undefined.
 */
export function readXml(document: string): Element | undefined {
  const root: Element = { name: "", text: "", elements: [] };
  const open = [root];
  const tokens = document.trim().matchAll(token);
  let end = 0;
  for (const { 0: whole, 1: closes, 2: name, 3: isEmpty, 4: text, index } of tokens) {
    const innermost = open.at(-1) ?? root;
    end = index + whole.length;
    if (text !== undefined) innermost.text += text;
    else if (closes) {
      if (open.length === 1 || open.pop()?.name !== name) return undefined;
    } else if (name !== undefined) {
      const element = { name, text: "", elements: [] };
      innermost.elements.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [only, ...others] = root.elements;
  const isWhole = end === document.trim().length && open.length === 1 && others.length === 0 && root.text.trim() === "";
  return isWhole && only !== undefined && unescapeAll(only) ? only : undefined;
}

/** The texts of its elements by their names; those of an element within by its name, its place and their own. */
export function membersOf({ elements }: Element): Record<string, string> {
  return Object.fromEntries(
    elements.flatMap((element, place) =>
      element.elements.length === 0
        ? [[element.name, element.text]]
        : Object.entries(membersOf(element)).map(([name, text]) => [`${element.name}.${place}.${name}`, text]),
    ),
  );
}

/** A document; elements within are given as written ones. */
export function writeXml(members: Readonly<Record<string, string>>, within = ""): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<response>${within}${writeElements(members)}</response>`;
}

export function writeElements(members: Readonly<Record<string, string>>): string {
  return Object.entries(members)
    .map(([name, text]) => `<${name}>${escapeText(text)}</${name}>`)
    .join("");
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether all of its texts are understood; they are what they mean then. */
function unescapeAll(element: Element): boolean {
  let isUnderstood = true;
  element.text = element.text.trim().replace(/&(?:#(\d{1,6})|(\w+))?;?/g, (all, code?: string, name?: string) => {
    const meant = code === undefined ? entities[name ?? ""] : String.fromCodePoint(Number(code));
    if (meant === undefined || !all.endsWith(";")) isUnderstood = false;
    return meant ?? "";
  });
  return isUnderstood && element.elements.every(unescapeAll);
}
