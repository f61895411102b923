import type { Wish, Wishes } from "../../../../domain/wishes.ts";

/** What is asked at once: who does these services of one person, of those who do all of them. */
export type Choice = { wishes: Wishes; masterIds: number[] };

/**
 * The wishes, together where one master can do them for the same person and none was asked for another way; each by itself
 * where they are to be `apart`.
 * @param ableTo who can do a wish
 */
export function choicesOf(wishes: Wishes, ableTo: (wish: Wish) => readonly number[], apart: boolean): Choice[] {
  return wishes.reduce<Choice[]>((choices, wish) => {
    const able = ableTo(wish);
    const place = apart ? -1 : choices.findIndex((choice) => isTogether(choice, wish, able));
    if (place === -1) return [...choices, { wishes: [wish], masterIds: [...able] }];
    const joined = ({ wishes: before, masterIds }: Choice): Choice => ({
      wishes: [...before, wish],
      masterIds: masterIds.filter((id) => able.includes(id)),
    });
    return choices.map((choice, index) => (index === place ? joined(choice) : choice));
  }, []);
}

function isTogether(
  { wishes: [first], masterIds }: Choice,
  { person, masterId }: Wish,
  able: readonly number[],
): boolean {
  const shared = masterIds.filter((id) => able.includes(id));
  const isSame = first?.person === person && first.masterId === masterId;
  return isSame && shared.length > 0 && (masterId === null || shared.includes(masterId));
}
