import type { FirmEntry, ReviewEntry } from "../../../server/db/catalogue/catalogue.ts";
import { chanceOf, type Chance } from "../chance.ts";
import type { FirmSketch } from "../sketch.ts";
import type { TeamMember } from "../people/masters.ts";
import type { Gender } from "../people/names.ts";
import { meetKazakh, meetPerson, signature } from "../people/people.ts";
import { kazakh } from "./kazakh.ts";
import type { ReviewPhrases } from "./phrases.ts";
import { russian } from "./russian.ts";

type Rating = ReviewEntry["rating"];

const phraseBooks = { ru: russian, kz: kazakh };
const usualRatings: readonly Rating[] = [
  ...Array.from({ length: 20 }, () => 5 as const),
  ...Array.from({ length: 5 }, () => 4 as const),
  3,
  2,
  1,
];
const flagshipId = 1;

/** What clients wrote about a firm, the oldest first; within a firm no sentence comes twice. */
export function reviewsOf(
  sketch: FirmSketch,
  team: readonly TeamMember[],
  { services, masters }: Pick<FirmEntry, "services" | "masters">,
): ReviewEntry[] {
  const visits = chanceOf(`reviewed-services/${sketch.urlKey}`);
  const chance = chanceOf(`reviews/${sketch.urlKey}`);
  const deck = deckOf(chance);
  const isFlagship = sketch.id === flagshipId;
  const count = isFlagship ? 20 : chance.whole(6, 19);
  const days = Array.from({ length: count }, () => chance.whole(2, 540)).toSorted((left, right) => right - left);
  return days.map((daysAgo, index) => {
    const master = chance.pick(team);
    const gender: Gender = chance.happens(master.profession.clientsAreMen) ? "man" : "woman";
    const language = chance.happens(0.22) ? "kz" : "ru";
    const rating = isFlagship ? (index % 10 === 4 ? 4 : 5) : chance.pick(usualRatings);
    const category = chance.pick(master.profession.categoryIds);
    const text = inflect(
      compose(chance, deck, { phrases: phraseBooks[language], category, rating }),
      gender,
      master.person.gender,
    ).replaceAll("{master}", master.person.name[language]);
    const done = masters.find(({ id }) => id === master.id)?.serviceIds ?? [];
    const reviewed = services.filter(({ id, categoryId }) => done.includes(id) && categoryId === category);
    const reply = replyTo(chance, deck, phraseBooks[language], rating);
    return {
      id: sketch.id * 100 + index + 1,
      masterId: master.id,
      ...(reviewed.length > 0 && { serviceId: visits.pick(reviewed).id }),
      authorName: authorOf(chance, gender, language),
      rating,
      text,
      language,
      daysAgo,
      ...(reply !== undefined && { replyText: reply }),
    };
  });
}

function authorOf(chance: Chance, gender: Gender, language: "ru" | "kz"): string {
  const author = language === "kz" ? meetKazakh(chance, gender) : meetPerson(chance, gender);
  return signature(chance, author, language);
}

/** Draws from a list of sentences until it is used up. */
type Deck = { draw(sentences: readonly string[]): string | undefined };

function deckOf(chance: Chance): Deck {
  const used = new Set<string>();
  return {
    draw(sentences) {
      const [sentence] = chance.sample(
        sentences.filter((candidate) => !used.has(candidate)),
        1,
      );
      if (sentence !== undefined) used.add(sentence);
      return sentence;
    },
  };
}

type Opinion = { phrases: ReviewPhrases; category: number; rating: Rating };

function compose(chance: Chance, deck: Deck, { phrases, category, rating }: Opinion): string {
  const detail = () => deck.draw(phrases.details[category] ?? []);
  const mention = () => deck.draw(phrases.mentions);
  const general = () => deck.draw(phrases.general);
  const closer = () => deck.draw(phrases.closers);
  const drawback = () => deck.draw(phrases.drawbacks);
  if (rating <= 2) return sentences([deck.draw(phrases.bad) ?? deck.draw(phrases.average), drawback()].slice(0, 1));
  if (rating === 3) return sentences([deck.draw(phrases.average) ?? drawback()]);
  if (rating === 4) return sentences([detail() ?? general(), drawback() ?? closer()]);
  const shape = chance.pick([
    () => [detail(), closer()],
    () => [general(), detail()],
    () => [detail(), mention()],
    () => [general(), detail(), closer()],
    () => [mention(), detail()],
    () => [detail(), detail(), closer()],
  ]);
  return sentences(shape());
}

function sentences(parts: readonly (string | undefined)[]): string {
  const present = parts.filter((part) => part !== undefined);
  return present.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}

function inflect(text: string, author: Gender, master: Gender): string {
  const ending = (gender: Gender) => (_: string, woman: string, man: string) => (gender === "woman" ? woman : man);
  return text
    .replaceAll(/\[([^|\]]*)\|([^|\]]*)\]/g, ending(author))
    .replaceAll(/<([^|>]*)\|([^|>]*)>/g, ending(master));
}

function replyTo(chance: Chance, deck: Deck, phrases: ReviewPhrases, rating: Rating): string | undefined {
  if (rating <= 3) return chance.happens(0.8) ? deck.draw(phrases.repliesToBlame) : undefined;
  return chance.happens(0.18) ? deck.draw(phrases.repliesToPraise) : undefined;
}
