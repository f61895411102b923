import { expect, test } from "vitest";
import { widgetLine } from "../../domain/widget.ts";

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
