import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { navigationOf } from "../../../src/app/router/navigation.ts";
import { emptyRouter } from "../../support/empty-router.ts";
import { memoryHistory } from "../../support/memory-history.ts";

function open(address: string) {
  const router = emptyRouter(memoryHistory(address));
  const navigation = navigationOf(() => router);
  const shown = () => ({ path: router.state.location.pathname, state: router.state.location.state });
  return { router, navigation, shown };
}

test("what is not there sends the client to /not-found with the status in navigation state", async () => {
  const { navigation, shown } = open("/red-apple");
  navigation.leave(404, navigation.page());
  await turn();
  expect(shown()).toEqual({ path: "/not-found", state: { status: 404 } });
});

test("from /not-found it sends them to the root", async () => {
  const { navigation, shown } = open("/not-found");
  navigation.leave(503, navigation.page());
  await turn();
  expect(shown()).toEqual({ path: "/", state: null });
});

test("a page whose calls all fail sends the client away once, not to and fro", async () => {
  const { navigation, shown } = open("/");
  const askedFrom = navigation.page();
  for (const status of [503, 500, 503]) {
    navigation.leave(status, askedFrom);
    await turn();
  }
  expect(shown().path).toBe("/not-found");
});

test("a language that was chosen leaves the address, and everything else in it stays", () => {
  const { router, navigation } = open("/?lang=en&city=aktau#all");
  navigation.dropLanguage();
  const { search, hash } = router.state.location;
  expect(search + hash).toBe("?city=aktau#all");
});
