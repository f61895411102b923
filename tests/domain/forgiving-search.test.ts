import fc from "fast-check";
import { expect, test } from "vitest";
import {
  beginsOrNearly,
  formsOf,
  foundOf,
  isOnlyStopWords,
  transliterate,
  type WayOfWords,
  waysOfWords,
  wordsToFind,
} from "../../domain/forgiving-search.ts";

const isFoundBy = (way: WayOfWords, text: string) => foundOf(way, wordsToFind(text)).length === way.words.length;
const isFound = (text: string, wanted: string) => waysOfWords(wanted).some((way) => isFoundBy(way, text));

test("what is found as it stands is found first, and words with two wrong letters are not", () => {
  const [asItStands = { words: [], isNearly: true }] = waysOfWords("стрижка");
  expect(isFoundBy(asItStands, "Мужская стрижка")).toBe(true);
  expect(isFoundBy(asItStands, "Мужская стришка")).toBe(false);
  expect(isFound("Мужская стрижка", "стлижка")).toBe(true);
  expect(isFound("Мужская стрижка", "строжко")).toBe(false);
});

test("of a short word nothing is forgiven", () => {
  expect(isFound("Спа", "спо")).toBe(false);
  expect(isFound("Спа-уход", "спа")).toBe(true);
});

test.each([
  ["маникюр", "manikyur", "Manicur", "мәникюр"],
  ["Мария", "Mariya", "Maria", "Марія"],
  ["стрижка", "strizhka", "Стрижка"],
  ["Айгерім", "Aigerim", "Aygerim", "айгерим"],
  ["Қыз", "кыз", "Kyz", "Qyz"],
  ["Шугаринг", "shugaring", "Shugaaring"],
  ["барбершоп", "barbershop", "Barbershopp"],
  ["Юлия", "Yuliya", "Iulia"],
])("%s sounds the same in Russian, Kazakh and Latin letters", (...spellings) => {
  expect(new Set(spellings.flatMap(transliterate)).size).toBe(1);
});

test("a word is found by its sound with one letter wrong, missing, too many or swapped with the next", () => {
  const single = fc.constantFrom(..."абвгдеклмнопрст");
  const alone = fc.array(single, { minLength: 6, maxLength: 12 }).map((letters) => letters.join(""));
  // A letter that is doubled is heard once, and so is no letter too many.
  const isUndoubled = (text: string) => !/(.)\1/u.test(text);
  fc.assert(
    fc.property(alone.filter(isUndoubled), single, fc.nat(), (name, other, place) => {
      const at = place % (name.length - 1);
      const [before, after] = [name.slice(0, at), name.slice(at)];
      const [sound = ""] = transliterate(`«${name.toUpperCase()}»`);
      for (const typed of [
        name,
        before + other + after.slice(1),
        before + after.slice(1),
        before + other + after,
        before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2),
      ].filter(isUndoubled)) {
        const ways = waysOfWords(typed).filter(({ isNearly }) => isNearly || typed === name);
        expect([typed, ways.some(({ words }) => words.every((wanted) => beginsOrNearly(sound, wanted)))]).toEqual([
          typed,
          true,
        ]);
      }
      expect(waysOfWords(name)[0]?.words).toEqual([sound]);
    }),
  );
});

test("words without a letter are looked for in no way, and no way is there twice", () => {
  expect(waysOfWords(" «—» ")).toEqual([]);
  const ways = waysOfWords("vfybr.h").map((way) => JSON.stringify(way));
  expect(new Set(ways).size).toBe(ways.length);
  expect(waysOfWords("vfybr.h").some(({ words }) => words.includes("manikur"))).toBe(true);
});

test("each of the words is looked for, as it stands and nearly", () => {
  expect(isFound("Мужская стрижка", "мужская стрижка")).toBe(true);
  expect(isFound("Мужская стрижка", "мужская укладка")).toBe(false);
  expect(isFound("Мужская стрижка", "мужскя стрижкаа")).toBe(true);
  expect(isFound("Мужская стрижка", "мужскя укладкаа")).toBe(false);
});

test.each([
  ["стрижка", "стри", true],
  ["стрижка", "ижка", false],
  ["стрижка", "тсрижка", true],
  ["стрижка", "стриж", true],
  ["стрижка", "сторижка", true],
  ["стрижка", "стпиж", true],
  // Two letters that are not each other's are two wrong ones.
  ["стрижка", "сртожка", false],
  ["стрижка", "стжирка", false],
  ["стрижка", "стоажка", false],
  ["стрижка", "стиажка", false],
  ["стрижка", "сторжка", false],
  ["маникюр", "маникюрр", true],
  ["маникюр", "маникюрщица", false],
  ["дом", "дым", false],
  ["домик", "дымик", true],
])("%s is found by %s: %s", (word, wanted, isFoundSo) => {
  expect(beginsOrNearly(word, wanted)).toBe(isFoundSo);
});

test("signs alone are no words, and a word is heard once", () => {
  expect(["стрижка", "1", " - ", ""].map((wanted) => waysOfWords(wanted).length > 0)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(transliterate("маникюр, Manikyur ь")).toEqual(["manikur"]);
});

test("a single letter is looked for where there is nothing else, and then as it stands", () => {
  expect(waysOfWords("маникюр с покрытием")[0]?.words).toEqual(["manikur", "pokritem"]);
  expect(isFound("С чистого листа", "с")).toBe(true);
  expect(isFound("Стрижка", "с")).toBe(false);
  expect(waysOfWords("стрижка 2")[0]?.words).toEqual(["strijka", "2"]);
});

test("of a long question the first six words count", () => {
  expect(waysOfWords("раз два три четыре пять шесть семь")[0]?.words).toHaveLength(6);
});

test.each([
  ["записаться на маникюр", "маникюр"],
  ["хочу сделать маникюр рядом со мной", "маникюр"],
  ["маникюр жасату", "маникюр"],
  ["маникюрге жазылу", "маникюрге"],
  ["шаш қию керек", "шаш қию"],
  ["haircut near me", "haircut"],
  ["I want to book a haircut", "haircut"],
  ["pfgbcfnmcz yf vfybr.h", "маникюр"],
])("%s is looked for as it stands and then as %s", (wanted, significant) => {
  const ways = waysOfWords(wanted).filter(({ isNearly }) => !isNearly);
  const asItStands = ways.findIndex(
    ({ words }) =>
      transliterate(wanted)
        .filter((word) => word.length > 1)
        .join() === words.join(),
  );
  const asWished = ways.findIndex(({ words }) => words.join() === transliterate(significant).join());
  expect(asItStands).toBe(0);
  expect(asWished).toBeGreaterThan(asItStands);
  expect([wanted, significant].map(isOnlyStopWords)).toEqual([false, false]);
});

test("of words that name nothing anything will do, but they are looked for as they stand", () => {
  for (const wanted of ["записаться", "жазылу керек", "book near me"]) {
    expect(isOnlyStopWords(wanted)).toBe(true);
    expect(waysOfWords(wanted)[0]?.words).toEqual(transliterate(wanted));
  }
});

test.each([
  ["Маникюр", "маникюрге", true],
  ["Маникюр", "маникюра", true],
  ["Педикюр", "педикюром", true],
  ["Стрижка", "стрижку", true],
  ["Ногти", "ногтей", true],
  ["Макияж", "макияжыңызды", false],
  ["Уход", "уходами", false],
  ["Спа", "спалось", false],
])("%s is found by its declined form %s: %s, and nothing has to be forgiven for it", (text, wanted, isFoundSo) => {
  const strict = waysOfWords(wanted).filter(({ isNearly }) => !isNearly);
  expect(strict.some((way) => isFoundBy(way, text))).toBe(isFoundSo);
});

test.each([
  ["парик\u00ADма\u00ADхерс\u00ADкая", "парикмахерская"],
  ["мани\u200Bкюр", "маникюр"],
  ["ｍａｎｉｋｕｒ", "manikur"],
  ["Йога", "Йога".normalize("NFD")],
])("%j is read as it is seen: %s", (pasted, seen) => {
  expect(transliterate(pasted)).toEqual(transliterate(seen));
  expect(waysOfWords(pasted)).toEqual(waysOfWords(seen));
});

test("an ending is left out of a word that stays long enough without it, and a letter alone begins none", () => {
  expect(formsOf("uhodami")).toEqual({ whole: ["uhodami", "uhodam", "uhoda"], beginnings: ["uhodami", "uhodam"] });
  expect(formsOf("spa")).toEqual({ whole: ["spa"], beginnings: ["spa"] });
  expect(formsOf("s")).toEqual({ whole: ["s"], beginnings: [] });
});

test("words with a hyphen are found as one, too, however many they are and with their digits", () => {
  expect(wordsToFind("Стрижка")).toEqual(["strijka"]);
  const hyphenated = ["Nail-art-studio", "Beauty-24", "Волна 3D-волос"];
  const asOne = ["nailartstudio", "beauty24", "3dволос"].flatMap(transliterate);
  expect(hyphenated.map((text, index) => wordsToFind(text).includes(asOne[index] ?? ""))).toEqual([true, true, true]);
  for (const wanted of ["makeup", "make-up", "make up"]) expect(isFound("Make-up", wanted)).toBe(true);
  expect(isFound("Снятие гель-лака", "гельлак")).toBe(true);
});

test("what names nothing is looked for as it stands alone, on either keyboard", () => {
  for (const wanted of ["near me", "записаться", "pfgbcfnmcz", "жазылу керек"]) {
    expect(isOnlyStopWords(wanted)).toBe(true);
    const nearly = waysOfWords(wanted).filter(({ isNearly }) => isNearly);
    expect(nearly.flatMap(({ words }) => words).filter((word) => transliterate(wanted).includes(word))).toEqual(
      wanted === "pfgbcfnmcz" ? transliterate(wanted) : [],
    );
  }
});

test("letters that are signs on the other keyboard are no words that say nothing", () => {
  for (const wanted of ["бюэж", "[];'", "хъ"]) expect([wanted, isOnlyStopWords(wanted)]).toEqual([wanted, false]);
});
