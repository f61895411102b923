import type { CardSaving } from "../../domain/entities.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import { cardSavingMachine } from "./machine.ts";

const cardId = "3f0c9a52-6a3e-4b4a-9d55-0f6c1d6c8b12";
const begun: CardSaving = { cardId, status: "opening" };
const open: CardSaving = { cardId, status: "open", url: "https://pay.example/save" };
const saved: CardSaving = { cardId, status: "saved" };
const failed: CardSaving = { cardId, status: "failed" };
const reservationId = "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11";

const notFound = refused("notFound");

export const cardSavingPaths: Paths<typeof cardSavingMachine> = {
  machine: cardSavingMachine,
  inputs: {
    "somebody who may save a card": { cardId: null },
    "somebody back from PayBox's page": { cardId },
  },
  events: {
    "page.requested": { type: "page.requested" },
    "retry.requested": { type: "retry.requested" },
  },
  answers: {
    startSaving: {
      begun: { done: () => begun },
      notPayable: refused("notPayable"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 3600 }),
      unreachable,
      broken,
    },
    openPage: {
      open: { done: () => open },
      "still opening": { done: () => begun },
      failed: { done: () => failed },
      saved: { done: () => saved },
      notFound,
      unreachable,
      broken,
    },
    checkSaving: {
      saved: { done: () => saved },
      "saved, for a visit": { done: () => ({ ...saved, reservationId }) },
      open: { done: () => open },
      failed: { done: () => failed },
      "failed, for a visit": { done: () => ({ ...failed, reservationId }) },
      notFound,
      unreachable,
      broken,
    },
  },
  ends: ["page.opened"],
  distinguish: ({ context: { cardId: begunAs, starting } }) => ({
    isBegun: begunAs !== null,
    isStartUnanswered: starting !== null,
  }),
};
