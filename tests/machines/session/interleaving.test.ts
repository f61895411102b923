import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SignedIn, Tokens } from "../../../domain/entities.ts";
import { CallFailed } from "../../../domain/failure.ts";
import { sessionFrom, withTokens, type StoredSession } from "../../../domain/session.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { another, nine, user } from "../../../machines/session/examples.ts";
import { nobody } from "../../../machines/session/rules.ts";
import type { SessionFact } from "../../../machines/session/types.ts";
import { withoutKey } from "../../paths/machine/call-key.ts";
import type { Call } from "../../paths/machine/world.ts";
import { runSession } from "../support/run.ts";

type Running = ReturnType<typeof runSession>;

/** One thing that happens: which, to whom of those whom it may concern, and how long after the one before. */
type Happening = { what: (typeof happenings)[number]; whom: number; afterMs: number };

const happenings = [
  ...(["signedIn", "needed", "refusedNow", "refusedOld", "endedNow", "endedOld", "signOut"] as const),
  ...(["elsewhereIn", "elsewhereOut", "elsewhereRefreshed"] as const),
  ...(["refreshAnswered", "refreshRefused", "refreshLost", "signOutAnswered", "signOutLost"] as const),
];

/** What has to come together for a refresh to be wanted, lost and wanted again. */
const frequent = ["needed", "refusedNow", "refreshLost"] as const;

const story = fc.array(
  fc.record<Happening>({
    what: fc.oneof(fc.constantFrom(...happenings), fc.constantFrom(...frequent)),
    whom: fc.nat({ max: 9 }),
    afterMs: fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.constantFrom(1, 900_000, -3_600_000)),
  }),
  { minLength: 10, maxLength: 40 },
);

const isRefresh = ({ effect }: Call) => effect === "refreshTokens";
const isOpen = ({ outcome }: Call) => outcome === "open";

/** A device on which a story takes place; every answer may come late, also when nobody waits for it any more. */
class Device {
  readonly running: Running = runSession(null);
  readonly #unanswered = new Set<Call>();
  #tokens = 0;
  #now = nine;
  /** Who was signed in before the latest happening. */
  before: StoredSession | null = null;
  /** The facts that the latest happening made the session emit. */
  newFacts: SessionFact[] = [];
  /** Whether the call that was answered latest was still waited for. */
  wasAwaited = false;
  /** When each refresh began. */
  readonly wanted: number[] = [];

  async live({ what, whom, afterMs }: Happening): Promise<void> {
    const { facts, world } = this.running;
    const factCount = facts.length;
    this.before = this.running.session();
    this.#now += afterMs;
    this.wasAwaited = false;
    this.#happen(what, whom);
    await setImmediate();
    this.newFacts = facts.slice(factCount);
    while (this.wanted.length < world.calls.filter(isRefresh).length) this.wanted.push(this.#now);
  }

  #newTokens(): Tokens {
    this.#tokens += 1;
    const [accessToken, refreshToken] = [`access-${this.#tokens}.`, `refresh-${this.#tokens}.`];
    return { accessToken, refreshToken, tokenType: "Bearer", expiresIn: 900 };
  }

  #signedIn(whom: number): SignedIn {
    return { ...this.#newTokens(), user: whom % 2 === 0 ? user : another };
  }

  #call(whom: number, belongs: (call: Call) => boolean): Call | undefined {
    for (const call of this.running.world.calls) if (isOpen(call)) this.#unanswered.add(call);
    const calls = [...this.#unanswered].filter(belongs);
    const call = calls[whom % calls.length];
    if (!call) return undefined;
    this.#unanswered.delete(call);
    this.wasAwaited = isOpen(call);
    return call;
  }

  #happen(what: Happening["what"], whom: number): void {
    const { running } = this;
    const at = this.#now;
    const current = running.session();
    const accessToken = current?.accessToken ?? "none";
    const refresh = (): Call | undefined => this.#call(whom, isRefresh);
    const signOut = (): Call | undefined => this.#call(whom, (call) => !isRefresh(call));
    switch (what) {
      case "signedIn":
        return running.send({ type: "client.signed-in", signedIn: this.#signedIn(whom), at });
      case "needed":
        return running.send({ type: "token.needed", at });
      case "refusedNow":
        return running.send({ type: "token.refused", accessToken, at });
      case "refusedOld":
        return running.send({ type: "token.refused", accessToken: "access-0.", at });
      case "endedNow":
        return running.send({ type: "session.refused", accessToken });
      case "endedOld":
        return running.send({ type: "session.refused", accessToken: "access-0." });
      case "signOut":
        return running.send({ type: "sign-out.requested", hasVisitorToken: false });
      case "elsewhereIn":
        return running.send({ type: "session.changed-elsewhere", session: sessionFrom(this.#signedIn(whom), at) });
      case "elsewhereOut":
        return running.send({ type: "session.changed-elsewhere", session: null });
      case "elsewhereRefreshed":
        if (!current) return;
        return running.send({
          type: "session.changed-elsewhere",
          session: withTokens(current, this.#newTokens(), at),
        });
      case "refreshAnswered":
        return refresh()?.answer({ tokens: this.#newTokens(), at, signedInAt: current?.signedInAt ?? null });
      case "refreshRefused":
        return refresh()?.fail(new CallFailed(refused("refreshTokenInvalid").failed));
      case "refreshLost":
        return refresh()?.fail(new CallFailed(unreachable.failed));
      case "signOutAnswered":
        return signOut()?.answer(undefined);
      case "signOutLost":
        return signOut()?.fail(new CallFailed(unreachable.failed));
    }
  }
}

/** Lets the story take place, and looks after every event of it. */
async function play(happened: Happening[], look: (device: Device, latest: Happening) => void): Promise<void> {
  const device = new Device();
  for (const latest of happened) {
    await device.live(latest);
    look(device, latest);
  }
  device.running.stop();
}

async function expectAlways(look: (device: Device, latest: Happening) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(story, (happened) => play(happened, look)),
    { numRuns: 1000 },
  );
}

describe("Whatever happens in whatever order, a session", () => {
  it("never has more than one refresh under way, and none while nobody is signed in", async () => {
    await expectAlways(({ running }) => {
      const open = running.world.calls.filter((call) => isRefresh(call) && isOpen(call));
      expect(open).toHaveLength(running.state() === "authenticated.refreshing" ? 1 : 0);
    });
  });

  it("asks to refresh no token but the current one", async () => {
    await expectAlways(({ running }) => {
      const open = running.world.calls.find((call) => isRefresh(call) && isOpen(call));
      if (open) expect(open.input).toMatchObject({ refreshToken: running.session()?.refreshToken });
    });
  });

  it("has somebody exactly while it has begun and not ended", async () => {
    await expectAlways(({ running }) => {
      const types = running.facts.map(({ type }) => type).filter((type) => type !== "tokens.changed");
      expect(running.session() !== null).toBe(types.at(-1) === "session.began");
    });
  });

  it("that is refused a refresh ends exactly once, and a refusal that comes late ends nothing", async () => {
    await expectAlways(({ before, newFacts, wasAwaited }, { what }) => {
      if (what !== "refreshRefused") return;
      expect(newFacts).toEqual(wasAwaited ? [{ type: "session.ended", session: before, reason: "refused" }] : []);
    });
  });

  it("tells with everything the session that it is about: that has ended, or that goes on", async () => {
    await expectAlways(({ running, before, newFacts }) => {
      for (const fact of newFacts)
        expect(fact.session).toEqual(fact.type === "session.ended" ? before : running.session());
    });
  });

  it("keeps nothing of itself when it has ended", async () => {
    await expectAlways(({ running }) => {
      if (running.facts.at(-1)?.type !== "session.ended" || running.state() !== "anonymous") return;
      expect(running.context()).toEqual(nobody);
    });
  });

  it("keeps nothing of an earlier one", async () => {
    await expectAlways(({ running }) => {
      const session = running.session();
      const kept = JSON.stringify(running.context()).match(/(access|refresh)-\d+\./g) ?? [];
      expect(kept.filter((token) => token !== session?.accessToken && token !== session?.refreshToken)).toEqual([]);
    });
  });

  it("asks at most every five seconds with one and the same refresh token", async () => {
    await expectAlways(({ running, wanted }) => {
      const asked = running.world.calls.filter(isRefresh).map(({ input }) => JSON.stringify(withoutKey(input)));
      asked.forEach((token, index) => {
        const [before = -Infinity, at = 0] = wanted.slice(index - 1, index + 1);
        if (index > 0 && token === asked[index - 1]) expect(Math.abs(at - before)).toBeGreaterThanOrEqual(5000);
      });
    });
  });
});
