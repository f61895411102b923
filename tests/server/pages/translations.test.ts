import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../../../domain/limits.ts";
import { translationsIn } from "../../../server/pages/translations.ts";

test.each([
  [limits.translationBytes, "is read"],
  [limits.translationBytes + 1, "is no file of words"],
])("a file of translations of %i bytes %s", async (bytes, outcome) => {
  const folder = await mkdtemp(join(tmpdir(), "translations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "home"));
  const words = { home: { all: "Салоны" } };
  await writeFile(join(folder, "home", "ru.json"), JSON.stringify(words) + " ".repeat(bytes - 31));
  const read = translationsIn(folder)("home", "ru");
  if (outcome === "is read") await expect(read).resolves.toEqual(words);
  else await expect(read).rejects.toThrow(`${bytes} bytes are too many`);
});
