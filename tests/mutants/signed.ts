import type { Signed } from "./report.ts";

/** What lives though no test could find it, and why: `what stands there → what stands there instead`, by file. */
export const signed: Signed = {
  "domain/alternatives.ts": {
    'typeof startTime !== "string" → false': "What is no text is no instant either; the type does not know that.",
  },
  "domain/cancelling.ts": {
    'paying.filter(({ account }) => moneyAtEnd.cancelledByClient[account ?? "card"] === "givenBack") → paying':
      "By the table of ends all comes back of what its client cancels; were it to say otherwise, this would follow.",
    'moneyAtEnd.cancelledByClient[account ?? "card"] === "givenBack" → true':
      "By the table of ends all comes back of what its client cancels; were it to say otherwise, this would follow.",
  },
  "domain/forgiving-search.ts": {
    '[] → ["Stryker was here"]': "There are as many of these as layouts; the type does not know that.",
    "stopWordsInLatin ??= new Set(transliterate(stopWords)) → stopWordsInLatin &&= new Set(transliterate(stopWords))":
      "The first word of all is asked about before any mutant is switched on, and what was learned then stays.",
  },
  "domain/raffle.ts": {
    "lot < winner.lot → lot <= winner.lot": "Two lots are the same where two tickets are.",
  },
  "domain/zone.ts": {
    "first === undefined → false": "What has no first piece has no second one; the type does not know that.",
    "{ known.clear(); } → {}": "It is for tests alone, so that none leans on what another has had looked up.",
    "({ from, until }) => from <= epoch && epoch < until → () => undefined":
      "Costs speed alone: what is known is looked up again.",
    "from <= epoch → from < epoch": "Costs speed alone: a stretch is looked up again at its first moment.",
    '[] → ["Stryker was here"]': "What is no stretch holds no moment, and is passed over.",
    "found → false": "Costs speed alone: what is known is looked up again.",
    "[...stretches, stretch] → []": "Costs speed alone: what is known is looked up again.",
  },
  "machines/kit/intent.ts": {
    "{ return undefined; } → {}": "A function that comes to its end answers undefined too.",
  },
  "machines/card-payment/setup.ts": {
    'way.type === "payBox" || way.type === "instalments" → true':
      "Cards are asked for before it; what has a page has saved cards too, so that no other way comes here.",
  },
  "machines/reservation/rules.ts": {
    "held?.reservation → held.reservation": "A reservation that is being confirmed is held: both are lost together.",
  },
  "machines/reservation/setup.ts": {
    "intent.key !== context.holding?.key → true":
      "A time that is asked for again after a reload has nothing that failed yet: its key is noted as it is, or no failure is.",
    'output.kind === "failed" → true':
      "Its branch is taken where the hold has failed alone; the type does not know that.",
    'output.kind === "settled" → true':
      "Its branches are taken where the hold is settled alone; the type does not know that.",
  },
  "machines/reservation-change/setup.ts": {
    'wish === "reselect" → true':
      "A visit that is to be moved or cancelled is asked about before, and what cannot be cancelled cannot be changed.",
  },
  "machines/review/rules.ts": {
    "context.visit?.review → context.visit.review": "What is asked of the service has needed the visit a line before.",
  },
  "machines/survey/setup.ts": {
    'step === "review" → false':
      "No branch that turns to a question is taken for the review; the type does not know that.",
  },
  "machines/time-hold/setup.ts": {
    'context.input.kind === "take" → true': "Nothing else than what is taken is checked; the type does not know that.",
  },
};
