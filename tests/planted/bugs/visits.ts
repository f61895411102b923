import type { PlantedBug } from "../bug.ts";

/** What is done with a visit that was made, and what is said of it. */
export const visitBugs: readonly PlantedBug[] = [
  {
    name: "other services forgotten",
    means: "The client chooses other services for their visit, and gets another time for the old ones.",
    file: "machines/reservation-change/setup.ts",
    text: 'const wanted = wantedWith(chosen, required(reservation, "a reservation"));',
    planted: 'const wanted = wantedWith({}, required(reservation, "a reservation"));',
    machines: ["reservation-change"],
  },
  {
    name: "stars for everybody",
    means: "A review is refused, since it grades a master who can't be graded.",
    file: "machines/review/rules.ts",
    text: "masters: masters.filter(({ masterId }) => gradable.includes(masterId)),",
    planted: "masters: [...masters],",
    machines: ["review"],
  },
  {
    name: "skipped is open",
    means: "A question that is skipped is asked again, for ever.",
    file: "machines/survey/rules.ts",
    text: "return { answers: { ...answers, ...answerTo(question, chosen) }, failure: null };",
    planted:
      "return { answers: chosen.length === 0 ? answers : { ...answers, ...answerTo(question, chosen) }, failure: null };",
    machines: ["survey"],
  },
];
