import { expect, test } from "vitest";
import { handOver } from "../../../src/app/session/hand-over.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { openTab, signedInStorage, tokensOf, TokenService } from "../session/session-tab.ts";

const now = Date.UTC(2026, 10, 20, 9);
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const open = (storage = memoryStorage()) => openTab({ service: new TokenService(), now: () => now, storage });

test("what a visitor keeps as favourites goes into the account that they sign in to", async () => {
  const tab = open();
  tab.favorites.keep([5, 3]);
  await handOver(tab, { ...tokensOf(1), user, firms: [3, 8] });
  expect(tab.added).toEqual([5]);
  expect(tab.favorites.read()).toEqual([5, 3, 8]);
  await tab.session.signOut();
  expect([tab.favorites.read(), tab.values.firms.read()]).toEqual([[], undefined]);
});

test("they go into it also where a page has read the account's before they came there", async () => {
  const tab = open();
  tab.favorites.keep([5]);
  const unsubscribe = tab.session.user.subscribe(() => tab.favorites.keep([]));
  await handOver(tab, { ...tokensOf(1), user, firms: [] });
  unsubscribe();
  expect([tab.added, tab.favorites.read()]).toEqual([[5], [5]]);
});

test("whoever signs in in place of somebody else takes nothing of theirs along", async () => {
  const tab = open(signedInStorage(now));
  tab.favorites.keep([5, 3]);
  await handOver(tab, { ...tokensOf(1), user: { ...user, id: "1b2c3d4e" }, firms: [8] });
  expect([tab.added, tab.favorites.read()]).toEqual([[], [8]]);
});

test("what a visitor keeps as favourites is there on the next visit", () => {
  const storage = memoryStorage();
  open(storage).favorites.keep([5]);
  expect(open(storage).favorites.read()).toEqual([5]);
});

test("a firm that is kept in one tab is marked in the other", () => {
  const storage = memoryStorage();
  const [one, other] = [open(storage), open(storage)];
  one.favorites.keep([5]);
  other.favorites.syncWithStorage();
  expect(other.favorites.read()).toEqual([5]);
});

test("whoever signs out in one tab leaves no favourites in the other", async () => {
  const storage = signedInStorage(now);
  const [one, other] = [open(storage), open(storage)];
  one.favorites.keep([5]);
  other.favorites.syncWithStorage();
  await one.session.signOut();
  other.session.syncWithStorage();
  await expect.poll(() => other.favorites.read()).toEqual([]);
});
