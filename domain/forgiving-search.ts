/** Whether a text has what is looked for. */
export type Fits = (text: string) => boolean;

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
/** Of shorter words one letter is too much to forgive. */
const forgivenFrom = 4;

/**
 * The ways to look for something, the strictest first: every word as it stands, then typed on the other keyboard, then with
 * one letter wrong, missing, too many or in the place of its neighbour. Of several ways the first that finds anything counts.
 */
export function waysToFind(wanted: string): Fits[] {
  const typed = [wanted, onOther(wanted, latin, russian), onOther(wanted, russian, latin)].map(wordsOf);
  return [
    ...typed.map(
      (words): Fits =>
        (text) =>
          words.every((word) => plain(text).includes(word)),
    ),
    ...typed.map(
      (words): Fits =>
        (text) =>
          words.every((word) => hasNearly(wordsOf(text), word)),
    ),
  ];
}

/** Whether a text is looked for at all. */
export function isLookedFor(wanted: string): boolean {
  return wordsOf(wanted).length > 0;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[ёәғқңөұүһі]/g, (letter) => alike[letter] ?? letter);
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function onOther(text: string, from: string, to: string): string {
  return [...text.toLowerCase()].map((key) => to[from.indexOf(key)] ?? key).join("");
}

function hasNearly(words: readonly string[], wanted: string): boolean {
  return words.some((word) => word.startsWith(wanted) || (wanted.length >= forgivenFrom && beginsNearly(word, wanted)));
}

/** Whether a word begins with another one but for one letter. */
function beginsNearly(word: string, wanted: string): boolean {
  let same = 0;
  while (same < wanted.length && word[same] === wanted[same]) same += 1;
  const goesOn = (inWord: number, inWanted: number) => word.slice(inWord).startsWith(wanted.slice(inWanted));
  const isSwapped = word[same] === wanted[same + 1] && word[same + 1] === wanted[same];
  return (
    goesOn(same + 1, same + 1) ||
    goesOn(same, same + 1) ||
    goesOn(same + 1, same) ||
    (isSwapped && goesOn(same + 2, same + 2))
  );
}
