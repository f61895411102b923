import type { Signed } from "./report.ts";

/** What lives though no test could find it, and why: `what stands there → what stands there instead`, by file. */
export const signed: Signed = {
  "domain/alternatives.ts": {
    'typeof startTime !== "string" → false': "What is no text is no instant either; the type does not know that.",
  },
  "domain/availability/cells.ts": {
    "word * 32 < to → true": "Costs speed alone: a word behind the range has nothing of it.",
    "word * 32 < to → word * 32 <= to": "Costs speed alone: a word behind the range has nothing of it.",
    "word * 32 → word / 32": "Costs speed alone: a word behind the range has nothing of it.",
    '[] → ["Stryker was here"]': "What is no range has no cells.",
    "bit <= 0 → bit < 0": "Below the first bit there is none, by either way.",
  },
  "domain/availability/day.ts": {
    "cellsOfDay * cellMinutes → cellsOfDay / cellMinutes":
      "Of the free day a visit is wanted from its first cell alone, whatever may start.",
  },
  "domain/availability/day-times.ts": {
    '[] → ["Stryker was here"]': "From a start that was found a visit can be placed; the type does not know that.",
  },
  "domain/availability/one-after-another.ts": {
    '[] → ["Stryker was here"]': [
      "From a start that was found a visit can be placed; the type does not know that.",
      "Every task has its seats; the type does not know that.",
    ],
    "!this.#turns.has(key) → true": "Costs speed alone: what is known is looked for again.",
    "!hasCell(this.#startsOf(left), start) → false": "Costs speed alone: from there nobody has a visit of any length.",
    "step === undefined → false": "From a start that was found a visit can be placed; the type does not know that.",
    "this.#seats[number]?.find → this.#seats[number].find": "Every task has its seats; the type does not know that.",
    "seat → true": "A step was found by its seat; the type does not know that.",
    "!isEmpty(whole) → true": "Costs speed alone: what begins nowhere is no visit.",
    "rest === 0 → false": "Nothing is waited for after the last service: what is left then is not looked at.",
    "gap < this.#wait → true": "Whoever has a visit of a length waits no longer than they may.",
    "gap < this.#wait → gap <= this.#wait": "Whoever has a visit of a length waits no longer than they may.",
    "known → false": "Costs speed alone: what is known is worked out again.",
  },
  "domain/availability/one-person.ts": {
    '[] → ["Stryker was here"]': "Every task has its starts; the type does not know that.",
    "this.#seats[number]?.find → this.#seats[number].find": "Every task has its seats; the type does not know that.",
    "seat === undefined → false": "A step was found by its seat; the type does not know that.",
    "!this.#shortest.has(key) → true": "Costs speed alone: what is known is looked for again.",
  },
  "domain/availability/plans.ts": {
    "cell === undefined → false": "From no cell nothing is placed; the type does not know that.",
  },
  "domain/availability/reason.ts": {
    '[] → ["Stryker was here"]': "Every task has its chairs; the type does not know that.",
    "board.units.size === 0 → false":
      "Costs speed alone: without rooms there is no visit that rooms stand in the way of.",
    "anyone.length === 1 → false": "Costs speed alone: one person has a master of their own where there is one.",
  },
  "domain/availability/search.ts": {
    "person && others.length === 0 → others.length === 0":
      "Nobody asks for a visit of nobody; the type does not know that.",
  },
  "domain/availability/party.ts": {
    "at >= least → false": "Costs speed alone: who begins there ends no sooner.",
    "at >= least → at > least": "Costs speed alone: who begins there ends no sooner.",
  },
  "domain/availability/at-once.ts": {
    '[] → ["Stryker was here"]': "Who needs a unit has a first need; the type does not know that.",
    "left === 0 || seen.has(latest) → false": "Costs speed alone: what has to be so holds at any cell, and twice.",
    "left === 0 || seen.has(latest) → left === 0 && seen.has(latest)":
      "Costs speed alone: what has to be so holds at any cell, and twice.",
    "left === 0 → false": "Costs speed alone: what has to be so holds at any cell.",
    "choices.length > 1 → true": "Costs speed alone: who is alone and has nobody is given up next.",
    "choices.length > 1 → choices.length >= 1": "Costs speed alone: who is alone and has nobody is given up next.",
  },
  "domain/availability/party-visits.ts": {
    "{ steps: 0 } → {}": "A budget is given before any step is taken; the type does not know that.",
    "at < this.#end → at <= this.#end": "Nobody who begins at the end is done by it.",
    "this.#budget.steps >= 0 → this.#budget.steps > 0": "Costs speed alone: what is not remembered is looked at again.",
    '[] → ["Stryker was here"]': "The same for all situations, and the number of nobody.",
    "!stays.some(isToJoin) → false": "Costs speed alone: where nobody is to join it tells the same situations apart.",
    "after < stays.length → after <= stays.length":
      "There is nobody after the last; the type has to be told so anyway.",
    "one && other → true": "Two are two; the type does not know that.",
    "one && other → one || other": "Two are two; the type does not know that.",
    "stay.latest < from → false": "Costs speed alone: without them the visit comes to no end, which is found later.",
    "stay.latest < from → stay.latest <= from":
      "Costs speed alone: without them the visit comes to no end, which is found later.",
    "stay === undefined → false": "There is somebody of each number; the type does not know that.",
    "stay.latest === at → false": "Costs speed alone: it is only who is decided first.",
    "isDue && count === 0 → false": "Costs speed alone: of no turns none can begin.",
    'gathering === "joining" → true': "Costs speed alone: who comes together joins nobody.",
  },
  "domain/availability/stay.ts": {
    '[] → ["Stryker was here"]': "Where nothing has begun no unit is looked at.",
    "units.length === 0 → true": "Costs speed alone: a stay is kept, or read, where there are no units.",
    "units.length === 0 → false": "Costs speed alone: a stay is written again.",
    "units.length === 0 → units.length !== 0": "Costs speed alone: what is kept is not read.",
    "known !== undefined → false": "Costs speed alone: a stay is written again.",
    "(at * manyNumbers + Math.min(first, second)) * manyNumbers + Math.max(first, second) → (at * manyNumbers + Math.min(first, second)) * manyNumbers - Math.max(first, second)":
      "It tells the same apart.",
    "at * manyNumbers + Math.min(first, second) → at * manyNumbers - Math.min(first, second)":
      "It tells the same apart.",
  },
  "domain/availability/turns-beside.ts": {
    "turn.least <= end → true": "Costs speed alone: what is counted is not yet begun.",
    "turns.length < 2 → turns.length <= 2": "Costs speed alone: of two that are alike both are tried.",
    "task.index * manyMasters → task.index / manyMasters": "It tells the same apart.",
    "turns.length < 2 → false": "Costs speed alone: one turn is the first of its kind.",
    "task.index * manyMasters + (masters.get(masterId) ?? 0) → task.index * manyMasters - (masters.get(masterId) ?? 0)":
      "It tells the same apart.",
    "units.length === 0 → false": "Costs speed alone: of no needs there is one choice, of nothing.",
  },
  "domain/availability/several-people-search.ts": {
    "party.gathering === gathering → false": "Costs speed alone: where its people can be is written down again.",
    "most !== wait || own !== this.#party.gathering → true":
      "Of what ends as soon and is liked no better it is only which is taken: the party as it is asked for comes last.",
    "end < endOf(any) → end <= endOf(any)": "There is one that ends then: it is only which of the two is taken.",
    "allowance.steps < 0 → allowance.steps <= 0":
      "Costs speed alone: without a step left nothing is found by a later end, and nothing ends sooner.",
  },
  "domain/availability/unlock.ts": {
    "isEmpty(locked) → false": "Costs speed alone: where nothing is locked nothing opens.",
    '[] → ["Stryker was here"]': "Who is nobody was asked for by nothing.",
    "[...able].filter( (other) => other !== masterId && asked.every((entry) => entry.able.some((one) => one.masterId === other)), ) → [...able]":
      "Costs speed alone: who can't do all of it, or was asked for already, opens nothing.",
    "other !== masterId && asked.every((entry) => entry.able.some((one) => one.masterId === other)) → true":
      "Costs speed alone: who can't do all of it, or was asked for already, opens nothing.",
    "other !== masterId && asked.every((entry) => entry.able.some((one) => one.masterId === other)) → other !== masterId || asked.every(entry => entry.able.some(one => one.masterId === other))":
      "Costs speed alone: who can't do all of it, or was asked for already, opens nothing.",
    "other !== masterId → true": "Costs speed alone: who was asked for already opens nothing.",
    "asked.every((entry) => entry.able.some((one) => one.masterId === other)) → asked.some(entry => entry.able.some(one => one.masterId === other))":
      "Costs speed alone: who can't do all of it opens nothing.",
    "one.masterId === other → true": "Costs speed alone: who can't do all of it opens nothing.",
    "one.masterId === other → one.masterId !== other": "Costs speed alone: who can't do all of it opens nothing.",
    "longer === undefined || !canWait(entries) → false": "Costs speed alone: who can't wait gains nothing by it.",
    "longer === undefined || !canWait(entries) → longer === undefined && !canWait(entries)":
      "Costs speed alone: who can't wait gains nothing by it.",
    "longer === undefined → false": "Costs speed alone: a wait that is no number opens nothing.",
    'people.length === 1 || arrangement === "joining" → false':
      "Costs speed alone: one person, and who may join in any order, gains nothing by another manner.",
    'people.length === 1 || arrangement === "joining" → people.length === 1 && arrangement === "joining"':
      "Costs speed alone: one person, and who may join in any order, gains nothing by another manner.",
    "people.length === 1 → false": "Costs speed alone: one person gains nothing by another manner.",
    'arrangement === "joining" → false':
      "Costs speed alone: who may join in any order gains nothing by another manner.",
  },
  "domain/availability/visit-request.ts": {
    "people.length === 1 → false": "Costs speed alone: one person can be served together with nobody.",
  },
  "domain/availability/why-picked.ts": {
    "wanted?.masterId → wanted.masterId": "Every entry was wanted; the type does not know that.",
    "chosen.rank < rank → chosen.rank <= rank": "No two masters have one rank.",
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
    "held.hold.until !== context.held?.hold.until → true":
      "What is held asks for no other time and is read already: the same deadline is taken again at most.",
    "context.held?.hold → context.held.hold": "What is held and was not known before is new, by an earlier branch.",
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
  "machines/time-hold/rules.ts": {
    'input.kind === "take" → true': "What is asked about has no intent to take a time; the type does not know that.",
  },
  "machines/time-hold/setup.ts": {
    'context.input.kind === "take" → true': "Nothing else than what is taken is checked; the type does not know that.",
  },
};
