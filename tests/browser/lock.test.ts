import { afterEach, describe, expect, it, vi } from "vitest";
import { untilAborted } from "../../src/api/until-aborted.ts";
import { withLock } from "../../src/browser/lock.ts";

afterEach(() => vi.unstubAllGlobals());

type Request = (name: string, options: { signal: AbortSignal }, act: () => Promise<void>) => Promise<void>;

function browserWith(locks: { request: Request } | undefined): void {
  vi.stubGlobal("navigator", { locks });
}

const isFree: Request = (_name, _options, act) => act();
const isHeldForEver: Request = (_name, { signal }) => untilAborted(signal, new Promise(() => {}));

describe("What is done while no other tab does it", () => {
  it.each([
    ["has its turn", { request: isFree }],
    ["is in a browser without locks", undefined],
  ])("answers what it comes to where it %s", async (_, locks) => {
    browserWith(locks);
    expect(await withLock("refresh", async () => "tokens", new AbortController().signal)).toBe("tokens");
  });

  it("is not done where the turn is not had before it is given up", async () => {
    browserWith({ request: isHeldForEver });
    const [waiting, act] = [new AbortController(), vi.fn<() => Promise<void>>()];
    const refreshed = withLock("refresh", act, waiting.signal);
    const over = new DOMException("The time is over.", "TimeoutError");
    waiting.abort(over);
    await expect(refreshed).rejects.toBe(over);
    expect(act).not.toHaveBeenCalled();
  });
});
