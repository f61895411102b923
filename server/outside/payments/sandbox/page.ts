import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import { formatAmount, signOf } from "../../../../domain/money.ts";

export type Language = "ru" | "kk" | "en";

type Page = {
  language: Language;
  title: string;
  main: string;
  style?: string;
  script?: string;
  /** Whether it may be shown in a frame: in one of ours, and we in one of anybody's (spec §1: the widget). */
  isFramed?: boolean;
  /** Where its forms may lead, beside this origin. */
  leadsTo?: string;
};

/** A page of the sandbox, whole in itself, with the headers that keep it so. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    `form-action 'self' ${page.leadsTo ?? ""}`,
    `frame-ancestors ${page.isFramed ? "*" : "'none'"}`,
    "img-src data:",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
  ];
  return reply
    .header("content-security-policy", policy.join("; "))
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff")
    .type("text/html; charset=utf-8")
    .send(document(page, nonce));
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The language of a processor's own word for it: "kk-KZ", "kk"; Russian where there is none. */
export function languageOf(word: string | undefined): Language {
  return (["kk", "en"] as const).find((language) => word?.startsWith(language)) ?? "ru";
}

/** A sum as people of this language write it. */
export function sumIn(language: Language, amount: number, currency: string): string {
  return `${formatAmount(amount, language === "kk" ? "kz" : language)} ${signOf(currency)}`;
}

function document({ language, title, main, style = "", script }: Page, nonce: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escape(title)}</title>
<style nonce="${nonce}">${common}${style}</style>
${main}
${script === undefined ? "" : `<script nonce="${nonce}">${script}</script>`}
</html>`;
}

/** The colours and shapes of our design: in a frame they are to be one with the page around them. */
const common = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    --page: #faf7f3; --surface: #fff; --ink: #221a1e; --ink-muted: #6a5c62; --line: #e7ded6; --edge: #96868c;
    --primary: #a3194a; --primary-ink: #fff; --brick: #a8321d; --brick-soft: #fbe7e2; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #171215; --surface: #211a1e; --ink: #f6eef0; --ink-muted: #b6a5ab; --line: #3a2f34; --edge: #85757b;
      --primary: #f58cab; --primary-ink: #33081a; --brick: #f39a84; --brick-soft: #401a12; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; color: var(--ink); background: var(--page); }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; text-wrap: balance; }
  button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .625rem 1rem; font: inherit; font-weight: 600;
    text-align: center; color: var(--ink); background: var(--surface); border: 1px solid var(--edge); border-radius: 999px;
    cursor: pointer; }
  button.primary { color: var(--primary-ink); background: var(--primary); border-color: var(--primary); }
  :focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
  .sheet { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; display: grid; gap: 1rem; }
  .muted { margin: 0; color: var(--ink-muted); overflow-wrap: anywhere; }
  .sum { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
`;
