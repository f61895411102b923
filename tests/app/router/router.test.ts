import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type loadPage, matchTable } from "../../../src/app/router/page-module.ts";
import { createRouter, type RouterState } from "../../../src/app/router/router.ts";
import { memoryHistory } from "../../support/memory-history.ts";

type Load = typeof loadPage;

/** Which page it is: the name under which it was made. */
const namedPage = (path: string) => ({ Page: Object.assign(() => null, { displayName: path }) });
const pageOf: Load = async ({ path }) => namedPage(path);
const never: Load = () => new Promise(() => {});
const addressOf = ({ location: { pathname, search, hash } }: RouterState) => pathname + search + hash;

async function open(address: string, load: Load) {
  const history = memoryHistory(address);
  const { route } = matchTable(history.read().pathname);
  const router = createRouter({ history, load, first: { route, page: await pageOf(route) } });
  const seen: RouterState[] = [];
  router.subscribe((state) => seen.push(state));
  return { history, router, seen };
}

/** A load that is ended by hand. */
function heldLoad() {
  const held: { path: string; come: () => void; fail: () => void }[] = [];
  const load: Load = (route) =>
    new Promise((resolve, reject) => {
      const come = () => resolve(namedPage(route.path));
      held.push({ path: route.path, come, fail: () => reject(new Error("Failed to fetch")) });
    });
  return { load, held };
}

describe("a page that is not here yet", () => {
  test("is waited for on the last one, whose address stays", async () => {
    const { load, held } = heldLoad();
    const { history, router, seen } = await open("/", load);
    const arrival = router.navigate("/my/profile?tab=1#top", { state: { from: "here" } });
    expect([addressOf(router.state), router.state.isLoading, history.read().pathname]).toEqual(["/", true, "/"]);
    held[0]?.come();
    await arrival;
    expect(addressOf(router.state)).toBe("/my/profile?tab=1#top");
    expect(router.state).toMatchObject({ type: "PUSH", isLoading: false, location: { state: { from: "here" } } });
    expect(history.read()).toBe(router.state.location);
    expect(seen).toHaveLength(2);
  });

  test("is shown at once when it is gone to again", async () => {
    const { router } = await open("/", pageOf);
    await router.navigate("/my/profile");
    void router.navigate("/");
    void router.navigate("/my/profile", { replace: true });
    expect([addressOf(router.state), router.state.type, router.state.isLoading]).toEqual([
      "/my/profile",
      "REPLACE",
      false,
    ]);
  });

  test("does not bring back who has gone elsewhere meanwhile", async () => {
    const { load, held } = heldLoad();
    const { history, router } = await open("/", load);
    void router.navigate("/my/profile");
    void router.navigate("/my/cards");
    held[1]?.come();
    await expect.poll(() => addressOf(router.state)).toBe("/my/cards");
    held[0]?.come();
    void router.navigate("/?city=aktau");
    expect([addressOf(router.state), router.state.isLoading]).toEqual(["/?city=aktau", false]);
    history.go(-2);
    expect([addressOf(router.state), router.state.type]).toEqual(["/", "POP"]);
  });

  test("does not come after all when the client goes back meanwhile", async () => {
    const { load, held } = heldLoad();
    const { history, router } = await open("/?category=hair", load);
    await router.navigate("/");
    const arrival = router.navigate("/my/profile");
    await router.navigate(-1);
    held[0]?.come();
    await arrival;
    expect([addressOf(router.state), history.read().search]).toEqual(["/?category=hair", "?category=hair"]);
  });

  test("whose scripts did not come is at its address all the same, and is asked for again there", async () => {
    const { load, held } = heldLoad();
    const { history, router } = await open("/", load);
    const arrival = router.navigate("/my/profile");
    held[0]?.fail();
    await arrival;
    expect([router.state.page, history.read().pathname]).toEqual([undefined, "/my/profile"]);
    const again = router.navigate("/my/profile", { replace: true });
    held[1]?.come();
    await again;
    expect([router.state.page, router.state.isLoading]).not.toContain(undefined);
  });
});

describe("an entry", () => {
  test("has the key of its own by which it is known when the client comes back to it", async () => {
    const { router } = await open("/", pageOf);
    const keys = new Set([router.state.location.key]);
    for (let index = 0; index < 100; index += 1) {
      await router.navigate("/?today=1");
      keys.add(router.state.location.key);
    }
    expect(keys.size).toBe(101);
    await router.navigate(-100);
    expect(router.state.location.key).toBe("default");
  });

  test("has its address as the browser writes it", async () => {
    const { router } = await open("/", pageOf);
    await router.navigate({ pathname: "/салон", search: "q=a b", hash: "мастера" });
    expect(addressOf(router.state)).toBe(new URL("/салон?q=a b#мастера", "https://kezek.test").href.slice(18));
    await router.navigate("//elsewhere.test/path");
    expect(router.state.location.pathname).toBe("//elsewhere.test/path");
  });
});

test("it tells nobody who has stopped to listen", async () => {
  const { router } = await open("/", never);
  const seen: RouterState[] = [];
  const stop = router.subscribe((state) => seen.push(state));
  void router.navigate("/my/cards");
  stop();
  void router.navigate("/");
  expect(seen.map(({ isLoading }) => isLoading)).toEqual([true]);
});

const paths = ["/", "/my/profile", "/my/cards", "/red-apple", "/green-apple", "/nowhere/to/be/found"];
const move = fc.oneof(
  fc.record({ to: fc.constantFrom(...paths), replace: fc.boolean() }),
  fc.record({ by: fc.constantFrom(-3, -2, -1, 1, 2, 3) }),
);
/** A move, and whether the scripts that are asked for after it come. */
const step = fc.record({ move, come: fc.boolean() });

test("in whatever order the client goes and scripts come or fail, what is shown in the end is what the address says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 12 }), async (scheduler, steps) => {
      let come = true;
      const load: Load = (route) =>
        come
          ? scheduler.schedule(pageOf(route), `${route.path} comes`)
          : scheduler
              .schedule(Promise.resolve(), `${route.path} fails`)
              .then(() => Promise.reject(new Error("offline")));
      const { history, router, seen } = await open("/", load);
      let wanted = "/";
      router.subscribe(({ isLoading, location }) => {
        if (!isLoading) expect(history.read()).toBe(location);
      });
      const taken = scheduler.scheduleSequence(
        steps.map(({ move, come: comes }, index) => ({
          label: `step ${index}`,
          async builder() {
            come = comes;
            const before = history.read();
            if ("to" in move) void router.navigate(move.to, { replace: move.replace });
            else void router.navigate(move.by);
            if ("to" in move) wanted = move.to;
            else if (history.read() !== before) wanted = history.read().pathname;
          },
        })),
      );
      await scheduler.waitFor(taken.task);
      await scheduler.waitIdle();
      expect(router.state.isLoading).toBe(false);
      expect(router.state.location).toBe(history.read());
      expect(router.state.location.pathname).toBe(wanted);
      expect(router.state.route).toBe(matchTable(wanted).route);
      if (router.state.page) expect(router.state.page.Page.displayName).toBe(router.state.route.path);
      if (steps.every(({ come }) => come)) expect(seen.every(({ page }) => page !== undefined)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
