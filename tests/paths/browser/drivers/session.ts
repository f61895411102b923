import { expect } from "@playwright/test";
import { user } from "../../../../machines/session/examples.ts";
import type { Move } from "../../walk/explore.ts";
import { canSleep } from "../stage/other-tab.ts";
import { holdTimeouts } from "../stage/call-timeouts.ts";
import { leaveSession, storedSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { askTooOften, passes } from "./network.ts";
import { endCall, restClock, sessionActs, setClock, setClockOld } from "./session-acts.ts";

type Answer = Driver["answers"][string];

/** The refresh is answered, and the call that waited for it goes on. */
const thenCall =
  (answer: Answer): Answer =>
  async (stage) => {
    await answer(stage);
    await endCall(stage);
  };

const answers: Driver["answers"] = {
  "refreshTokens: refreshed": thenCall(async (stage) => {
    await setClockOld(stage);
    await stage.gate.open("refreshTokens", "brings");
  }),
  "refreshTokens: refreshTokenInvalid": async ({ gate, accounts, phones }) => {
    await gate.waiting("refreshTokens");
    await accounts.endSessions(phones.own);
    await accounts.endSessions(phones.another);
    await gate.open("refreshTokens", "brings");
  },
  "refreshTokens: tooManyRequests": thenCall(askTooOften("refreshTokens")),
  "refreshTokens: unreachable": thenCall(passes("refreshTokens", "loses")),
  "refreshTokens: broken": thenCall(passes("refreshTokens", "answersItself")),
  "signOut: revoked": passes("signOut", "brings"),
  "signOut: refused": askTooOften("signOut"),
  "signOut: unreachable": passes("signOut", "loses"),
  "signOut: broken": passes("signOut", "answersItself"),
  "jsfLogout: closed": passes("jsfLogout", "brings"),
  "jsfLogout: refused": askTooOften("jsfLogout"),
  "jsfLogout: unreachable": passes("jsfLogout", "loses"),
  "jsfLogout: broken": passes("jsfLogout", "answersItself"),
};

const waits: Driver["waits"] = {
  "authenticated.refreshing": ["refreshTokens"],
  signingOut: ["signOut"],
  closingWebSession: ["jsfLogout"],
};

async function prepare(stage: Stage): Promise<void> {
  await canSleep(stage.page);
  await holdTimeouts(stage.page);
  await setClock(stage, 0);
  await stage.accounts.give(stage.phones.own);
  await stage.accounts.give(stage.phones.another, "Ерлан");
}

const entrances: Driver["entrances"] = {
  "a visitor": { before: prepare, enter: ({ page }) => page.goto("/my/profile") },
  "a client who comes back": {
    before: async (stage) => {
      await prepare(stage);
      await leaveSession(stage);
    },
    enter: ({ page }) => page.goto("/my/profile"),
  },
  "a client whose refresh token was lost": {
    before: async (stage) => {
      await prepare(stage);
      await leaveSession(stage, { refreshToken: null });
    },
    enter: ({ page }) => page.goto("/not-found"),
  },
};

/** The clock is put back to when the token is young: only what waits for new ones comes back to an old one. */
async function leaving(stage: Stage, state: string): Promise<void> {
  if (state !== "authenticated.refreshing") await restClock(stage);
}

/** Who is signed in stands in the bar on top and in the storage; what is asked of the service waits at the gate. */
async function sees({ gate, page }: Stage, state: string): Promise<void> {
  const bar = page.getByRole("banner");
  const isNobody = state === "anonymous";
  await expect(bar.getByRole("link", { name: isNobody ? "Войти" : /^Профиль: / })).toBeVisible();
  await expect.poll(async () => (await storedSession(page)) === null).toBe(isNobody);
  const hasForm = state === "authenticated.fresh" && new URL(page.url()).pathname === "/my/profile";
  if (hasForm) await expect(page.getByRole("textbox", { name: "Имя" })).not.toHaveValue("");
  const awaited = waits[state] ?? [];
  for (const operation of awaited) await gate.waiting(operation);
  const others = Object.values(waits).flat();
  if (awaited.length === 0) await expect.poll(() => others.filter((one) => gate.isWaiting(one))).toEqual([]);
}

const always: Record<string, string> = {
  "refreshTokens: sessionRevoked": "the service says refreshTokenInvalid of a session that was revoked",
  "refreshTokens: unauthorized": "the service says refreshTokenInvalid of whatever it does not take",
};

function obstacle({ from, step, to }: Move): string | null {
  const isSomebody = from?.state.startsWith("authenticated") ?? false;
  const isLost = isSomebody && from?.snapshot.context.session?.refreshToken === null;
  if (step.name === "client.signed-in" && isSomebody) return "the form gives way to whoever is signed in";
  if (step.name.startsWith("sign-out") && from?.state === "anonymous") return "a visitor is offered no way out";
  if (
    isLost &&
    /^(sign-out|token\.refused|session\.refused|client\.renamed|session\.changed-elsewhere: renamed)/.test(step.name)
  ) {
    return "the call before it finds that the refresh token was lost";
  }
  if (step.name.startsWith("session.refused") && from?.state === "authenticated.refreshing") {
    return "calls wait for the refresh: a refusal then is of one sent before it, which tests/faults/session.spec.ts makes";
  }
  if (step.name === "client.renamed" && from?.state === "authenticated.refreshing") {
    return "calls wait for the refresh: the new name is answered then to one sent before it";
  }
  const isNameAlone = from?.state === "authenticated.refreshing" && to.state === from.state;
  if (/^session\.changed-elsewhere: (signed in|refreshed)/.test(step.name) && isNameAlone) {
    return "a tab that signs in or refreshes brings other tokens; a name alone is brought by one that changes it";
  }
  const isOwn = from?.snapshot.context.session?.user.name === user.name;
  if (step.name === "session.changed-elsewhere: renamed" && isOwn && to.state !== from?.state) {
    return "the name is changed in another tab that has the tokens of this one";
  }
  return always[step.name] ?? null;
}

/** Who is signed in, in a browser with more than one tab, against the real service. */
export const sessionDriver: Driver = { waits, entrances, acts: sessionActs, answers, leaving, sees, obstacle };
