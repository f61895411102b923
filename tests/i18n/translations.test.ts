import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Language } from "../../domain/language.ts";
import type { Module } from "../../src/i18n/modules.ts";
import { createTranslations } from "../../src/i18n/translations.ts";

let log: string[];
let reads: string[];

beforeEach(() => {
  log = [];
  reads = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const files: Record<string, object> = {
  "home/ru": {
    home: {
      all: "Салоны",
      found_one: "{{count}} место",
      found_few: "{{count}} места",
      found_many: "{{count}} мест",
      found_other: "{{count}} места",
    },
  },
  "home/kz": { home: { all: "Салондар", found_one: "{{count}} орын", found_other: "{{count}} орын" } },
  "book/ru": { company: { hours: "Часы работы" } },
};

const translationsIn = (language: Language) =>
  createTranslations({
    language,
    log: (message) => log.push(message),
    async read(module, wanted) {
      reads.push(`${module}/${wanted}`);
      const file = files[`${module}/${wanted}`];
      if (file === undefined) throw new Error("status 404");
      return file;
    },
  });

test("modules are read as {moduleName}/{language} and merged", async () => {
  const translations = await translationsIn("ru");
  await translations.load(["home", "book"]);
  expect(reads).toEqual(["home/ru", "book/ru"]);
  expect(translations.i18n.t("home.all")).toBe("Салоны");
  expect(translations.i18n.t("company.hours")).toBe("Часы работы");
});

test("a file is read once, however often its page is visited", async () => {
  const translations = await translationsIn("ru");
  await translations.load(["home"]);
  await translations.load(["home"]);
  expect(reads).toEqual(["home/ru"]);
});

test("a failed file is logged and treated as empty; Russian stands in for it", async () => {
  const translations = await translationsIn("kz");
  await translations.load(["home", "book"]);
  expect(log).toHaveLength(1);
  expect(log[0]).toContain("book in kz");
  expect(translations.i18n.t("home.all")).toBe("Салондар");
  expect(translations.i18n.t("company.hours")).toBe("Часы работы");
});

test.each<[string, unknown]>([
  ["null", null],
  ["a list", []],
  ["a number", 5],
  ["a text", "<html>"],
  ["nothing", {}],
  ["no texts", { home: { all: 5, found: [] } }],
])("a file that holds %s is treated as empty: Russian stands in for it, and one line says so", async (_, file) => {
  const read = async (module: Module, language: Language) => (language === "ru" ? files[`${module}/ru`] : file) ?? {};
  const translations = await createTranslations({
    language: "kz",
    log: (line) => log.push(line),
    read,
  });
  await translations.load(["home"]);
  expect(translations.i18n.t("home.all")).toBe("Салоны");
  expect(log).toEqual([expect.stringContaining("home in kz")]);
});

test.each(["ru", "kz", "en"] as const)(
  "where no file can be had in %s, the page has the words of its build",
  async (language) => {
    const read = () => Promise.reject(new Error("status 500"));
    const translations = await createTranslations({ language, log: (line) => log.push(line), read });
    await translations.load(["home", "book", "auth"]);
    expect(translations.i18n.t("home.title")).not.toBe("home.title");
    expect(translations.i18n.exists("company.hours")).toBe(true);
    expect(translations.i18n.exists("signUp.title")).toBe(true);
  },
);

test("Russian is said for a single key that a file lacks, one line says so, and what shows it is drawn anew", async () => {
  const lacking = { home: { found_one: "{{count}} орын", found_other: "{{count}} орын" } };
  const read = async (module: Module, language: Language) => {
    reads.push(`${module}/${language}`);
    return (language === "kz" ? lacking : files[`${module}/${language}`]) ?? {};
  };
  const translations = await createTranslations({ language: "kz", log: (line) => log.push(line), read });
  await translations.load(["home"]);
  const drawnAnew: Language[] = [];
  const before = translations.spoken();
  translations.subscribe(() => translations.spoken() !== before && drawnAnew.push(translations.spoken().language));
  expect(translations.i18n.t("home.found", { count: 2 })).toBe("2 орын");
  expect([reads, log]).toEqual([["home/kz"], []]);

  expect([translations.i18n.t("home.all"), translations.i18n.t("home.all")]).toEqual(["", ""]);
  await expect.poll(() => translations.i18n.t("home.all")).toBe("Салоны");
  expect(reads).toEqual(["home/kz", "home/ru"]);
  expect(drawnAnew).toEqual(["kz"]);
  expect(log).toEqual(["Translations in kz lack home.all: they are said in Russian."]);
});

test("a file that lacks a key which is there in Russian says so when it comes, in one line", async () => {
  const lacking = { home: { found_one: "{{count}} орын", found_other: "{{count}} орын" } };
  const read = async (module: Module, language: Language) =>
    (language === "kz" ? lacking : files[`${module}/${language}`]) ?? {};
  const translations = await createTranslations({ language: "ru", log: (line) => log.push(line), read });
  await translations.load(["home"]);
  await translations.choose("kz");
  expect(translations.i18n.t("home.all")).toBe("Салоны");
  expect(log).toEqual(["Translations in kz lack home.all: they are said in Russian."]);
});

test.each(["ru", "en"] as const)(
  "the word of the build is said for a key that no file has (%s), and no other word is put in its place",
  async (language) => {
    const read = async () => ({ home: { title: "Title of the file" } });
    const translations = await createTranslations({ language, log: (line) => log.push(line), read });
    await translations.load(["home"]);
    translations.i18n.t("home.all");
    await expect.poll(() => translations.i18n.t("home.all")).toBe("Салоны и мастера");
    expect(translations.i18n.t("home.title")).toBe("Title of the file");
    expect(log).toHaveLength(1);
  },
);

const wrongKinds: [string, Module, string, object][] = [
  ["a group stands in the place of a text", "home", "home.all", { home: { all: { one: "Артық" }, found_one: "1" } }],
  ["a group stands in a form of a plural", "home", "home.found", { home: { all: "Бәрі", found_one: { x: "1" } } }],
  ["a text stands in the place of a group", "book", "company.hours", { company: "Салон" }],
];

test.each(wrongKinds)("where %s (%s), Russian is said for %s and one line says so", async (_, module, key, file) => {
  const read = async (_module: Module, language: Language) => (language === "kz" ? file : files[`${module}/ru`]) ?? {};
  const said = { "home.all": "Салоны", "home.found": "1 место", "company.hours": "Часы работы" }[key];
  const late = await createTranslations({ language: "kz", log: (line) => log.push(line), read });
  await late.load([module]);
  expect(late.i18n.t(key, { count: 1 })).toBe("");
  await expect.poll(() => late.i18n.t(key, { count: 1 })).toBe(said);
  expect(log).toEqual([`Translations in kz lack ${key}: they are said in Russian.`]);

  log = [];
  const known = await createTranslations({ language: "ru", log: (line) => log.push(line), read });
  await known.load([module]);
  await known.choose("kz");
  expect(known.i18n.t(key, { count: 1 })).toBe(said);
  expect(log).toHaveLength(1);
});

test.each(wrongKinds)(
  "where %s (%s) in Russian itself, the word of the build is said for %s",
  async (_, module, key, file) => {
    const translations = await createTranslations({
      language: "ru",
      log: (line) => log.push(line),
      read: async () => file,
    });
    await translations.load([module]);
    expect(translations.i18n.t(key, { count: 1 })).toBe("");
    const built = { "home.all": "Салоны и мастера", "home.found": "1 место", "company.hours": "Часы работы" }[key];
    await expect.poll(() => translations.i18n.t(key, { count: 1 })).toBe(built);
    expect(log).toEqual([expect.stringContaining(key)]);
  },
);

test("words that are there already are not read; those of another language are", async () => {
  const resources = { home: { home: { all: "Салоны" } } };
  const read = async (module: Module, language: Language) => {
    reads.push(`${module}/${language}`);
    return files[`${module}/${language}`] ?? {};
  };
  const translations = await createTranslations({ language: "ru", resources, log: (line) => log.push(line), read });
  await translations.load(["home"]);
  expect(translations.i18n.t("home.all")).toBe("Салоны");
  expect(reads).toEqual([]);
  await translations.choose("kz");
  expect(translations.i18n.t("home.all")).toBe("Салондар");
  expect(reads).toEqual(["home/kz"]);
});

test("choosing a language brings all modules that are loaded", async () => {
  const translations = await translationsIn("ru");
  await translations.load(["home"]);
  await translations.choose("kz");
  expect(translations.language()).toBe("kz");
  expect(translations.i18n.language).toBe("kk");
  expect(translations.i18n.t("home.all")).toBe("Салондар");
});

test("numbers take the form that Russian grammar asks for", async () => {
  const translations = await translationsIn("ru");
  await translations.load(["home"]);
  const said = [1, 3, 5, 21].map((count) => translations.i18n.t("home.found", { count }));
  expect(said).toEqual(["1 место", "3 места", "5 мест", "21 место"]);
});

function fileOnItsWay() {
  const ends: { arrive: (file: object) => void; fail: (error: Error) => void }[] = [];
  const file = new Promise<object>((arrive, fail) => void ends.push({ arrive, fail }));
  return { file, arrive: (found: object) => ends[0]?.arrive(found), fail: (error: Error) => ends[0]?.fail(error) };
}

test("what is drawn waits little for words that are late: the build's are said and one line says so, until they come", async () => {
  vi.useFakeTimers();
  const coming = fileOnItsWay();
  const translations = await createTranslations({
    language: "kz",
    log: (line) => log.push(line),
    read: () => coming.file,
  });
  const loaded = translations.load(["home"]);
  await vi.advanceTimersByTimeAsync(2000);
  await loaded;
  expect(translations.i18n.t("home.all")).toBe("Салоны и мастера");
  expect(log).toEqual([expect.stringContaining("home in kz are late")]);
  const drawnAnew: string[] = [];
  translations.subscribe(() => drawnAnew.push(translations.i18n.t("home.all")));
  coming.arrive(files["home/kz"] ?? {});
  await expect.poll(() => drawnAnew).toEqual(["Салондар"]);
});

test.each(["ru", "kz", "en"] as const)("words in %s that never come are said of in one line", async (language) => {
  vi.useFakeTimers();
  const never = fileOnItsWay();
  const translations = await createTranslations({
    language,
    log: (line) => log.push(line),
    read: () => never.file,
  });
  const loaded = translations.load(["home"]);
  await vi.advanceTimersByTimeAsync(2000);
  await loaded;
  never.fail(new Error("timeout"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(translations.i18n.t("home.all")).toBe("Салоны и мастера");
  expect(log).toHaveLength(1);
});

test("what is said is in the language of its words: Russian where no file of the chosen one is there, until one comes", async () => {
  const translations = await translationsIn("ru");
  const said: string[] = [];
  translations.subscribe(() => said.push(translations.shownLanguage()));
  await translations.load(["book"]);
  await translations.choose("kz");
  expect([translations.language(), translations.shownLanguage()]).toEqual(["kz", "ru"]);
  await translations.load(["home"]);
  expect(said).toEqual(["ru", "kz"]);
});
