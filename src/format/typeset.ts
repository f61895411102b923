const nonBreakingHyphen = "\u2011";
const nonBreakingSpace = "\u00a0";
const softHyphen = "\u00ad";

const longWord = /[а-яёәіңғүұқөһ]{11,}/giu;
const kazakh = /[әіңғүұқөһ]/iu;
/** Up to the last consonant before another vowel. */
const syllable = /[аеёиоуыэюяәіүұө][^аеёиоуыэюяәіүұө]*(?=[^аеёиоуыэюяәіүұөйьъ][аеёиоуыэюяәіүұө])/giu;

/**
 * A text of the catalogue as a narrow line can hold it: "7-м" and "60 см" stay together, and a word of twelve
 * letters (of eleven in Kazakh) and more may break between syllables. Browsers know no Kazakh hyphenation, and Chromium no Russian.
 */
export function typeset(text: string): string {
  return text
    .replace(/(\d)-(?=\p{L})/gu, `$1${nonBreakingHyphen}`)
    .replace(/(\d) (?=(?:\p{L}{1,3}(?!\p{L})|[%₸]))/gu, `$1${nonBreakingSpace}`)
    .replace(longWord, hyphenated);
}

/** Three letters at least stay on each side. */
function hyphenated(word: string): string {
  if (word.length < 12 && !kazakh.test(word)) return word;
  return word.replace(syllable, (part: string, start: number) => {
    const end = start + part.length;
    return end >= 3 && word.length - end >= 3 ? part + softHyphen : part;
  });
}
