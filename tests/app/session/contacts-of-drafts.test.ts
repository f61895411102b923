import { expect, test } from "vitest";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import * as giftCards from "../../../machines/gift-card/examples.ts";
import { challenge, hold, proof, withHold } from "../../../machines/reservation/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { storedValues } from "../../../src/browser/stored-values.ts";
import { createStore } from "../../../src/app/core/store.ts";
import { keepDraft } from "../../../src/app/processes/reservations/reservation-draft.ts";
import { writtenFor } from "../../../src/app/storage/written-for.ts";
import { signedInStorage, openTab, TokenService } from "./session-tab.ts";

const contacts = { clientName: "Мадина Сапарова", clientPhone: "8 701 123 45 67", comment: "У окна", challenge, proof };
const nobody = { clientName: "", clientPhone: "", comment: "", challenge: null, proof: null };

test.each(["signed out", "refused"] as const)(
  "whoever comes after a client that was %s finds what they chose, and not who they are",
  async (how) => {
    const storage = signedInStorage(0);
    const values = savedValues(storedValues(storage));
    values.savedReservation.write({ ...withHold, ...contacts });
    values.savedGiftCard.write({ ...giftCards.withProof, draftId: newIdempotencyKey() });
    values.signInResume.write({
      way: "sms",
      phone: "8 701 123 45 67",
      name: "",
      verificationToken: null,
      challenge: null,
    });
    values.payer.write({ linkId: hold.reservationId, name: "Мадина", phone: "8 701 123 45 67", challenge });
    values.buyerChallenge.write({ challenge });
    const { session } = openTab({ storage, service: new TokenService(), now: () => 0 });
    if (how === "signed out") await session.signOut();
    else session.tokens.refused(session.tokens.current());
    await expect.poll(() => session.user.read()).toBeUndefined();
    expect(values.savedReservation.read()).toEqual({ ...withHold, ...nobody });
    const { savedGiftCard, signInResume, payer, buyerChallenge } = values;
    const others = [savedGiftCard, signInResume, payer, buyerChallenge].map((one) => one.read());
    expect(others).toEqual([undefined, undefined, undefined, undefined]);
  },
);

test("nothing is made where nothing lay, or what is no draft", async () => {
  const storage = signedInStorage(0);
  const { session } = openTab({ storage, service: new TokenService(), now: () => 0 });
  await session.signOut();
  expect(storage.read("saved-reservation")).toBeUndefined();
  storage.write("saved-reservation", '"?"');
  await openTab({ storage, service: new TokenService(), now: () => 0 }).session.signOut();
  expect(storage.read("saved-reservation")).toBeUndefined();
});

test("a process that goes on for a moment after its client has gone writes nothing of them", () => {
  const store = savedValues(storedValues(memoryStorage())).savedReservation;
  const user = createStore<{ id: string; name: string } | undefined>({ id: "7", name: "Мадина" });
  const keeper = keepDraft(writtenFor(user, store), withHold, () => 0);
  keeper.save({ ...withHold, ...contacts });
  expect(store.read()?.clientName).toBe(contacts.clientName);
  store.write(withHold);
  user.write(undefined);
  keeper.save({ ...withHold, ...contacts });
  expect(store.read()?.clientName).toBe("");
});

test("what a visitor chose is written on when they have signed in", () => {
  const store = savedValues(storedValues(memoryStorage())).savedReservation;
  const user = createStore<{ id: string; name: string } | undefined>(undefined);
  const keeper = keepDraft(writtenFor(user, store), withHold, () => 0);
  user.write({ id: "7", name: "Мадина" });
  keeper.save({ ...withHold, ...contacts });
  expect(store.read()?.clientName).toBe(contacts.clientName);
});
