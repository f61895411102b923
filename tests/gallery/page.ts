import { languages } from "../../domain/language.ts";
import { escape } from "../paths/draw/svg.ts";
import type { Change } from "./changes.ts";
import { lookName, schemes, sizes, type Look } from "./looks.ts";
import { pageScript, pageStyle } from "./page-parts.ts";

export type Seen = { look: Look; picture: string; change: Change };
type SeenState = { state: string; description: string; seen: readonly Seen[] };
export type SeenMachine = { name: string; states: readonly SeenState[]; gone: readonly string[] };

/** The gallery's page, which needs nothing but the pictures beside it. */
export function galleryPage(machines: readonly SeenMachine[], takenAt: Date): string {
  const all = machines.flatMap(({ states }) => states.flatMap(({ seen }) => seen));
  const changed = all.filter(({ change }) => change.kind !== "same").length;
  const gone = machines.flatMap((machine) => machine.gone).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gallery of states</title>
<style>${pageStyle}</style>
<header>
  <h1>Gallery of states</h1>
  <p>${all.length} pictures, taken at ${takenAt.toISOString()}; ${changed} are not as they were accepted, ${gone} that were are no more.</p>
  <form>
    ${choice("Language", "language", languages)}
    ${choice(
      "Width",
      "width",
      sizes.map(({ width }) => String(width)),
    )}
    ${choice("Scheme", "scheme", schemes)}
    <label><input type="checkbox" name="changed"> only what has changed</label>
  </form>
  <nav aria-label="Machines">${machines.map(({ name }) => `<a href="#${name}">${name}</a>`).join(" ")}</nav>
</header>
<main>${machines.map(machineSection).join("\n")}</main>
<script>${pageScript}</script>
</html>
`;
}

function choice(label: string, name: string, values: readonly string[]): string {
  const options = values.map((value, index) => {
    const checked = index === 0 ? " checked" : "";
    return `<label><input type="radio" name="${name}" value="${value}"${checked}> ${value}</label>`;
  });
  return `<fieldset><legend>${label}</legend>${options.join("")}</fieldset>`;
}

function machineSection({ name, states, gone }: SeenMachine): string {
  const cards = states.map(
    ({ state, description, seen }) => `<article>
  <h3>${escape(state)}</h3>
  <p>${escape(description)}</p>
  ${seen.map(figure).join("\n")}
</article>`,
  );
  return `<section id="${name}"><h2>${name}</h2><div class="states">${cards.join("\n")}</div>${goneList(gone)}</section>`;
}

function goneList(gone: readonly string[]): string {
  if (gone.length === 0) return "";
  return `<h3>No more</h3><ul>${gone.map((picture) => `<li>${escape(picture)}</li>`).join("")}</ul>`;
}

function figure({ look, picture, change }: Seen): string {
  const { language, size, scheme } = look;
  const data = `data-language="${language}" data-width="${size.width}" data-scheme="${scheme}"`;
  const image = (source: string, alt: string) =>
    `<img loading="lazy" width="${size.width}" height="${size.height}" src="${encodeURI(source)}" alt="${alt}">`;
  const diff = change.kind === "changed" ? image(`changes/${picture}`, "What has changed") : "";
  return `<figure ${data} class="${change.kind}">
  <a href="${encodeURI(picture)}">${image(picture, lookName(look))}</a>${diff}
  <figcaption>${changeText(change)}</figcaption>
</figure>`;
}

function changeText(change: Change): string {
  if (change.kind === "changed") return `${change.of} pixels have changed`;
  return { same: "as it was accepted", new: "not accepted yet", resized: "of another size" }[change.kind];
}
