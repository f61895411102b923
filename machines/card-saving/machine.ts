import { keyOf } from "../kit/intent.ts";
import { withFailure, withOutput } from "../kit/params.ts";
import { required } from "../kit/required.ts";
import { cardSavingSetup } from "./setup.ts";

const saved = { guard: withOutput("isSaved"), target: "saved", actions: withOutput("announceSaved") } as const;

/** Saving a card at PayBox's page, from the press that leads there to what came of it (spec §7: pay-box/card-saving). */
export const cardSavingMachine = cardSavingSetup.createMachine({
  id: "cardSaving",
  context: ({ input }) => ({ ...input, starting: null, failure: null }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The client is back from PayBox's page, or was not there yet.",
      always: [{ guard: "isBegun", target: "checkingSaving" }, { target: "deciding" }],
    },
    deciding: {
      description: "The client may save a card at PayBox's page.",
      tags: "waitsForUser",
      on: {
        "page.requested": [
          { guard: "isBegun", target: "openingPage", actions: "forgetFailure" },
          { target: "startingSaving" },
        ],
      },
    },
    startingSaving: {
      description: "The service takes note that a card is to be saved.",
      tags: "waitsForServer",
      entry: "intend",
      invoke: {
        id: "startSaving",
        src: "startCardSaving",
        input: ({ context }) => ({ idempotencyKey: keyOf(context.starting) }),
        onDone: { target: "openingPage", actions: withOutput("take") },
        onError: { target: "deciding", actions: withFailure("noteFailedStart") },
      },
    },
    openingPage: {
      description: "The service has PayBox open its page.",
      tags: "waitsForServer",
      invoke: {
        id: "openPage",
        src: "getCardSaving",
        input: ({ context }) => ({ cardId: required(context.cardId, "a saving"), until: "opened" }),
        onDone: [
          saved,
          { guard: withOutput("isOpen"), target: "typingCard", actions: withOutput("announcePage") },
          { target: "deciding", actions: withOutput("noteUnopened") },
        ],
        onError: { target: "deciding", actions: withFailure("noteFailedOpening") },
      },
    },
    typingCard: {
      description: "The client types a card at PayBox's page; who came back by the browser alone may go there again.",
      tags: "waitsForUser",
      on: { "page.requested": "openingPage" },
    },
    checkingSaving: {
      description: "PayBox has sent the client back: the service is asked whether it keeps the card.",
      tags: "waitsForServer",
      invoke: {
        id: "checkSaving",
        src: "getCardSaving",
        input: ({ context }) => ({ cardId: required(context.cardId, "a saving"), until: "known" }),
        onDone: [saved, { target: "notSaved", actions: withOutput("announceEnd") }],
        onError: { target: "waitingToRetry", actions: withFailure("noteFailure") },
      },
    },
    waitingToRetry: {
      description: "Nothing could be read; the client tries again.",
      tags: "waitsForUser",
      on: { "retry.requested": { target: "checkingSaving", actions: "forgetFailure" } },
    },
    saved: { description: "The card is one of the client's.", type: "final" },
    notSaved: {
      description:
        "PayBox's page was left without a card, or PayBox takes its time; a card that comes late is saved all the same.",
      type: "final",
    },
  },
});

export type * from "./types.ts";
