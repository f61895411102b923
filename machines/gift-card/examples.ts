import type { CreatedGiftCard } from "../../domain/entities.ts";
import { emptyGiftCard, type SavedGiftCard } from "../../domain/gift-card-draft.ts";
import { contacts, proof } from "../kit/examples.ts";

// Мадина gives Алия 15 000 ₸ with tulips on her birthday.

const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const { clientName, clientPhone } = contacts;

export const today = "2026-11-20";
export const birthday = "2026-12-01";
export const amount = 1_500_000;
export const bySms = { type: "sms", phone: "8 707 765 43 21", sendOn: birthday } as const;

export const withAmount: SavedGiftCard = { ...emptyGiftCard, amount };
export const withWords: SavedGiftCard = {
  ...withAmount,
  from: "Мадина",
  to: "Алия",
  words: "С днём рождения!",
  delivery: bySms,
};
export const withContacts: SavedGiftCard = { ...withWords, clientName, clientPhone };
export const withProof: SavedGiftCard = { ...withContacts, proof };

const id = "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77";
export const ordered: CreatedGiftCard = {
  id,
  secret: "c8c8f4e2c1d04c6f8f5e9a3d2c1b0a77",
  card: {
    id,
    status: "awaitingPayment",
    amount: tenge(15_000),
    balance: tenge(0),
    worksAt: { type: "everyFirm" },
    design: "tulips",
    from: "Мадина",
    to: "Алия",
    words: "С днём рождения!",
    delivery: { type: "sms", phone: 77077654321, sendOn: birthday },
    isCancellable: false,
    createdAt: "2026-11-20T13:00:00+05:00",
  },
};
