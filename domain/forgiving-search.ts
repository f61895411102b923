import { stopWords } from "./stop-words.ts";

/** The keys of a Latin and of a Russian keyboard, in the same places. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = "йцукенгшщзхъфывапролджэячсмитьбюе";
/** Letters that are typed one for the other: Kazakh ones on a keyboard without them. */
const alike: Readonly<Record<string, string>> = {
  ё: "е",
  ә: "а",
  ғ: "г",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  һ: "х",
  і: "и",
};
/** Russian letters as they are written in Latin ones; those of Kazakh are {@link alike} ones first. */
const russianLetters = "абвгдежзийклмнопрстуфхцчшщъыьэюя";
const inLatinLetters = "a,b,v,g,d,e,zh,z,i,i,k,l,m,n,o,p,r,s,t,u,f,h,ts,ch,sh,sh,,i,,e,iu,ia".split(",");
/** Latin spellings of one sound, in the order in which they are looked for. */
const sameSounds = [
  [/shch|sch/g, "sh"],
  [/kh/g, "h"],
  [/zh/g, "j"],
  [/ph/g, "f"],
  [/tz/g, "ts"],
  [/c(?!h)|q/g, "k"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(\p{L})\1+/gu, "$1"],
  [/i([aeou])/g, "$1"],
] as const satisfies readonly (readonly [RegExp, string])[];
/** Of shorter words one letter is too much to forgive. */
const forgivenFrom = 5;
/** An ending is left out of a word that is left with so many letters, and is so long itself; a vowel at the end of a shorter one. */
const [leastOfStem, mostOfEnding, leastBeforeVowel] = [5, 3, 4];
/** Of a longer question these count: each word is looked for by itself. */
const mostWords = 6;
/** A shorter word begins too many to be a beginning: it is found as it stands. */
const leastOfBeginning = 2;

/** A way to look for words: each as it sounds, and whether one letter of it may be wrong. */
export type WayOfWords = { words: readonly string[]; isNearly: boolean };

/**
 * The ways to look for something, the strictest first: every word as it is typed, then those that name something, then on the
 * other keyboard; then what names something with one letter wrong, missing, too many or in the place of its neighbour. Of several
 * ways the first that finds anything counts; there is none where nothing is looked for, and none twice.
 */
export function waysOfWords(wanted: string): WayOfWords[] {
  const typed = layoutsOf(wanted);
  const significant = typed.map((words) => words.filter((word) => !isStopWord(word)));
  const strict = typed.flatMap((words, layout) => [words, significant[layout] ?? []]);
  return [...different(strict, false), ...different(significant, true)];
}

function different(ways: readonly string[][], isNearly: boolean): WayOfWords[] {
  const there = new Map(ways.filter((words) => words.length > 0).map((words) => [words.join(" "), words]));
  return [...there.values()].map((words) => ({ words, isNearly }));
}

/** Whether nothing is named by what is wanted, as by "записаться": where it is nowhere, anything will do. */
export function isOnlyStopWords(wanted: string): boolean {
  return layoutsOf(wanted).some((words) => words.length > 0 && words.every(isStopWord));
}

/** The words as they are typed, and as they would be on the other keyboard. */
function layoutsOf(wanted: string): string[][] {
  const seen = asSeen(wanted);
  return [seen, onOther(seen, latin, russian), onOther(seen, russian, latin)].map(significantWords);
}

let stopWordsInLatin: ReadonlySet<string> | undefined;

function isStopWord(word: string): boolean {
  stopWordsInLatin ??= new Set(transliterate(stopWords));
  return stopWordsInLatin.has(word);
}

/** Single letters, such as "с" and "и", are looked for where there is nothing else. */
function significantWords(wanted: string): string[] {
  const words = transliterate(wanted);
  const significant = words.filter((word) => isBeginning(word) || /\d/.test(word));
  return (significant.length > 0 ? significant : words).slice(0, mostWords);
}

/** Whether a word of a way is found by what begins with it too. */
export function isBeginning(word: string): boolean {
  return word.length >= leastOfBeginning;
}

/**
 * How a word of a strict way may stand in a text: as one of these words, or at the beginning of one. Endings are left out, since
 * Russian and Kazakh decline what is looked for: "маникюрге" and "маникюра" are "маникюр", and "стрижку" begins "стрижка".
 */
export function formsOf(word: string): { whole: string[]; beginnings: string[] } {
  const stems = Array.from({ length: mostOfEnding }, (_, dropped) => word.slice(0, -1 - dropped));
  const beforeVowel = word.replace(/[aeiou]+$/, "");
  const beginnings = [word, ...(beforeVowel.length >= leastBeforeVowel ? [beforeVowel] : [])];
  return {
    whole: [word, ...stems.filter(({ length }) => length >= leastOfStem)],
    beginnings: isBeginning(word) ? [...new Set(beginnings)] : [],
  };
}

/** Those words of a way that a text has, whose words sound so ({@link wordsToFind}). */
export function foundOf({ words, isNearly }: WayOfWords, sounds: readonly string[]): string[] {
  return words.filter((word) => sounds.some(isFoundBy(word, isNearly)));
}

/** Whether a word of a text is what a word of a way looks for: in one of its forms, or with one letter wrong. */
export function isFoundBy(word: string, isNearly: boolean): (sound: string) => boolean {
  const { whole, beginnings } = formsOf(word);
  return (sound) =>
    whole.includes(sound) ||
    beginnings.some((beginning) => sound.startsWith(beginning)) ||
    (isNearly && isBeginning(word) && beginsOrNearly(sound, word));
}

/**
 * The words of a text as they sound, in Latin letters, none twice: the same for Russian, Kazakh and Latin spelling, so that
 * "Мәнікүр", "маникюр" and "manikyur" are one word.
 */
export function transliterate(text: string): string[] {
  return [...new Set(wordsOf(text).map(transliterateWord).filter(Boolean))];
}

/** The words of a text by which it is found: as they sound, and those with a hyphen as one, too ("makeup" of "make-up"). */
export function wordsToFind(text: string): string[] {
  const joined = plain(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [...new Set([...transliterate(text), ...joined.flatMap((words) => transliterate(words.replaceAll("-", "")))])];
}

/** Whether a word begins with what is looked for, one letter of which may be wrong where it is long enough. */
export function beginsOrNearly(word: string, wanted: string): boolean {
  return word.startsWith(wanted) || (wanted.length >= forgivenFrom && beginsNearly(word, wanted));
}

function transliterateWord(word: string): string {
  const spelled = [...word].map((letter) => inLatinLetters[russianLetters.indexOf(letter)] ?? letter).join("");
  return sameSounds.reduce((sound, [spelling, one]) => sound.replace(spelling, one), spelled);
}

/** A text as it is read: what is copied from a page has soft hyphens, and other things that nobody sees. */
function asSeen(text: string): string {
  return text.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
}

function plain(text: string): string {
  return asSeen(text)
    .toLowerCase()
    .replace(/[ёәғқңөұүһі]/g, (letter) => alike[letter] ?? letter);
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function onOther(text: string, from: string, to: string): string {
  return [...text.toLowerCase()].map((key) => to[from.indexOf(key)] ?? key).join("");
}

/** Whether a word that does not begin with another one does so but for one letter. */
function beginsNearly(word: string, wanted: string): boolean {
  let same = 0;
  while (word[same] === wanted[same]) same += 1;
  const goesOn = (inWord: number, inWanted: number) => word.slice(inWord).startsWith(wanted.slice(inWanted));
  const isSwapped = word[same] === wanted[same + 1] && word[same + 1] === wanted[same];
  return (
    goesOn(same + 1, same + 1) ||
    goesOn(same, same + 1) ||
    goesOn(same + 1, same) ||
    (isSwapped && goesOn(same + 2, same + 2))
  );
}
