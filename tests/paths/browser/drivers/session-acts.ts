import { expect } from "@playwright/test";
import { elsewhere, rename } from "../stage/other-tab.ts";
import { expireTimeouts } from "../stage/call-timeouts.ts";
import { password } from "../stage/accounts.ts";
import { storedSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";

const start = Date.now();
/** Seconds after the sign-in; a token lives 900 of them. */
const young = 60;
const old = 1000;
const tokenSeconds = 901;

/** What this device's clock shows. */
export async function setClock({ page }: Stage, seconds: number): Promise<void> {
  await page.clock.setSystemTime(start + seconds * 1000);
}

/** The clock shows a time at which the first token is old, as it does when tokens are refreshed. */
export const setClockOld = (stage: Stage) => setClock(stage, old);

/** The clock shows a time at which nothing has to be refreshed. */
export async function restClock({ page }: Stage): Promise<void> {
  const session = await storedSession(page);
  if (session) await page.clock.setSystemTime(session.setTokenDate + 1000);
}

const save = ({ page }: Stage) => page.getByRole("button", { name: "Сохранить", exact: true });

async function comeToProfile(stage: Stage): Promise<void> {
  const { page } = stage;
  if (await save(stage).isVisible()) return;
  await restClock(stage);
  // What the page shows after a load waits for the tokens: it comes with the old ones once they were waited for long enough.
  await expireTimeouts(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Профиль: / })
    .click();
  await expect(save(stage)).toBeVisible();
}

/** The call of the profile has its answer. */
export async function endCall(stage: Stage): Promise<void> {
  await expect(save(stage)).not.toHaveAttribute("aria-busy");
}

/** Has a call made as the client who is signed in, after something has happened. */
async function call(stage: Stage, happens: () => Promise<void> | void): Promise<void> {
  const { page, user } = stage;
  const isLost = (await storedSession(page))?.refreshToken === null;
  if (!isLost) await comeToProfile(stage);
  // What the page still reads would be refused in the place of the call.
  await stage.gate.quiet();
  await happens();
  if (isLost)
    return page
      .getByRole("banner")
      .getByRole("link", { name: /^Профиль: / })
      .click();
  await user.press("Сохранить");
}

/** Presses the button of a page that any call of its own may have ended by then: whichever is refused first. */
async function saveOrBeGone({ page, user }: Stage): Promise<void> {
  const gone = page.getByRole("banner").getByRole("link", { name: "Войти" }).waitFor();
  const pressed = user.press("Сохранить");
  await Promise.race([gone, pressed]).finally(() => void Promise.allSettled([gone, pressed]));
}

const callAt = (seconds: number) => (stage: Stage) => call(stage, () => setClock(stage, seconds));

async function refuseToken(stage: Stage): Promise<void> {
  await comeToProfile(stage);
  await restClock(stage);
  await call(stage, () => stage.world.passAtService(tokenSeconds));
}

async function refuseSession(stage: Stage): Promise<void> {
  await comeToProfile(stage);
  await restClock(stage);
  await stage.accounts.endSessions(stage.phones.own);
  await saveOrBeGone(stage);
}

async function signIn(stage: Stage): Promise<void> {
  const { page, accounts, user, phones } = stage;
  await accounts.give(phones.own);
  await setClock(stage, 0);
  await page.getByRole("banner").getByRole("link", { name: "Войти" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Телефон").fill(`8${String(phones.own).slice(1)}`);
  await sheet.getByLabel("Пароль", { exact: true }).fill(password);
  await user.press("Войти", sheet);
}

async function signOut(stage: Stage): Promise<void> {
  await comeToProfile(stage);
  await stage.user.press("Выйти");
}

/** Whoever is signed in goes, in another tab, and somebody signs in at a time. */
async function changeElsewhere(stage: Stage, phone: number | null, seconds = 0): Promise<void> {
  await elsewhere(stage.page, async (tab) => {
    await restClock(stage);
    if (await storedSession(stage.page)) await tab.signOut();
    await setClock(stage, seconds);
    if (phone !== null) await tab.signIn(phone);
  });
}

async function refreshElsewhere(stage: Stage): Promise<void> {
  const { page, phones } = stage;
  const session = await storedSession(page);
  if (session?.user.name !== "Мадина" || session.refreshToken === null) return changeElsewhere(stage, phones.own, old);
  await elsewhere(page, async (tab) => {
    await setClock(stage, old);
    await tab.refresh();
  });
}

async function renameHere(stage: Stage): Promise<void> {
  await comeToProfile(stage);
  await restClock(stage);
  await rename(stage.page);
}

async function renameElsewhere(stage: Stage): Promise<void> {
  const { page, phones } = stage;
  const isOwn = (await storedSession(page))?.user.name === "Мадина";
  if (!isOwn) await changeElsewhere(stage, phones.own);
  await elsewhere(page, async (tab) => {
    await restClock(stage);
    await tab.rename();
  });
}

export const sessionActs: Driver["acts"] = {
  "client.signed-in": signIn,
  "token.needed: while it is young": callAt(young),
  "token.needed: when it is old": callAt(old),
  "token.needed: a second later": callAt(old + 1),
  "token.needed: five seconds later": callAt(old + 10),
  "token.refused: the first": refuseToken,
  "token.refused: the refreshed": refuseToken,
  "session.refused: with the first token": refuseSession,
  "session.refused: with the refreshed token": refuseSession,
  "client.renamed": renameHere,
  "sign-out.requested": signOut,
  "sign-out.requested: with a visitor's token": signOut,
  "session.changed-elsewhere: signed in": (stage) => changeElsewhere(stage, stage.phones.own),
  "session.changed-elsewhere: refreshed": refreshElsewhere,
  "session.changed-elsewhere: renamed": renameElsewhere,
  "session.changed-elsewhere: another client": (stage) => changeElsewhere(stage, stage.phones.another),
  "session.changed-elsewhere: signed out": (stage) => changeElsewhere(stage, null),
};
