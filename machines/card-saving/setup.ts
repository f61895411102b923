import { assign, emit, setup } from "xstate";
import type { CardSaving } from "../../domain/entities.ts";
import { isOutcomeUnknown, type Failure } from "../../domain/failure.ts";
import { effect } from "../kit/effect.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { required } from "../kit/required.ts";
import type {
  CardSavingContext,
  CardSavingEvent,
  CardSavingFact,
  CardSavingInput,
  GetCardSavingInput,
  StartCardSavingInput,
} from "./types.ts";

type Failed = { failure: Failure };

/** What saving a card is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const cardSavingSetup = setup({
  types: {
    context: {} as CardSavingContext,
    events: {} as CardSavingEvent,
    input: {} as CardSavingInput,
    emitted: {} as CardSavingFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    startCardSaving: effect<CardSaving, StartCardSavingInput>("startCardSaving"),
    getCardSaving: effect<CardSaving, GetCardSavingInput>("getCardSaving"),
  },
  guards: {
    isBegun: ({ context }) => context.cardId !== null,
    isOpen: (_, { url }: CardSaving) => url !== undefined,
    isSaved: (_, { status }: CardSaving) => status === "saved",
  },
  actions: {
    intend: assign(({ context }) => ({ failure: null, starting: intentTo("save a card", context.starting) })),
    take: assign((_, { cardId }: CardSaving) => ({ cardId, starting: null })),
    noteUnopened: assign((_, { cardId, status }: CardSaving) => ({
      failure: { kind: "unreachable" as const },
      cardId: status === "failed" ? null : cardId,
    })),
    noteFailedStart: assign(({ context: { starting } }, { failure }: Failed) => ({
      failure,
      starting: intentAfter(failure, starting),
    })),
    noteFailedOpening: assign(({ context: { cardId } }, { failure }: Failed) => ({
      failure,
      cardId: isOutcomeUnknown(failure) ? cardId : null,
    })),
    noteFailure: assign((_, { failure }: Failed) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announcePage: emit((_, { url }: CardSaving): CardSavingFact => ({
      type: "page.opened",
      url: required(url, "a page"),
    })),
    announceSaved: emit((_, { cardId, reservationId }: CardSaving): CardSavingFact => ({
      type: "card.saved",
      cardId,
      reservationId: reservationId ?? null,
    })),
    announceEnd: emit((_, { reservationId }: CardSaving): CardSavingFact => ({
      type: "saving.ended",
      reservationId: reservationId ?? null,
    })),
  },
});
