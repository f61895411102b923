import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { widgetKinds, type WidgetEvent, widgetLine } from "../../domain/widget.ts";

const options = { company: "red-apple", kind: "button", lang: "kz", label: "Жазылу" } as const;

test("the line of a site names our script, the company, how it is shown and in which language", () => {
  expect(widgetLine("https://kezek.kz", options)).toBe(
    '<script async src="https://kezek.kz/widget.js" data-company="red-apple" data-kind="button" data-lang="kz" data-label="Жазылу"></script>',
  );
  expect(widgetLine("https://kezek.kz", { ...options, kind: "inline" })).not.toContain("data-label");
});

test("nothing that is typed ends the attribute that it stands in", () => {
  const line = widgetLine("https://kezek.kz", { ...options, company: '"><script>alert(1)</script>&' });
  expect(line).toContain('data-company="&quot;>&lt;script>alert(1)&lt;/script>&amp;"');
});

test("who reads our script learns each kind of it, and each message with what is in it", () => {
  const events: { [Type in WidgetEvent["type"]]: Extract<WidgetEvent, { type: Type }> } = {
    resized: { source: "kezek", type: "resized", width: 390, height: 800 },
    booked: { source: "kezek", type: "booked", firmId: 1 },
    closed: { source: "kezek", type: "closed" },
  };
  const header = /^(\/\/.*\n)+/.exec(readFileSync("public/widget.js", "utf8"))?.[0] ?? "";
  for (const kind of widgetKinds) expect(header).toMatch(new RegExp(`^// +(data-kind +)?${kind}( .default.)?: `, "m"));
  for (const { source, type, ...carried } of Object.values(events)) {
    const names = Object.keys(carried).map((name) => `, ${name}`);
    expect(header).toContain(`{ source: "${source}", type: "${type}"${names.join("")} }`);
  }
});
