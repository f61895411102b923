import type { Page } from "@playwright/test";
import type { StoredSession } from "../../../../domain/session.ts";
import { sessionFrom } from "../../../../domain/session.ts";
import type { Stage } from "./stage.ts";

/** An address of the service that runs nothing of the app. */
const quietAddress = "/favicon.svg";

/** The session as the browser keeps it. */
export async function storedSession(page: Page): Promise<StoredSession | null> {
  return page.evaluate(() => {
    const user = localStorage.getItem("currentUser");
    const info = localStorage.getItem("token-info");
    return user === null || info === null ? null : { user: JSON.parse(user), ...JSON.parse(info) };
  });
}

/** Leaves in the browser what an earlier visit of a client left, who has signed in just now. */
export async function leaveSession(stage: Stage, more: Partial<StoredSession> = {}): Promise<void> {
  const { page, accounts, phones } = stage;
  await accounts.give(phones.own);
  const signedIn = await accounts.signIn(phones.own);
  await page.goto(quietAddress);
  const at = await page.evaluate(() => Date.now());
  const { user, ...info } = { ...sessionFrom(signedIn, at), ...more };
  await page.evaluate(
    ([name, tokens]) => {
      localStorage.setItem("currentUser", name ?? "");
      localStorage.setItem("token-info", tokens ?? "");
    },
    [JSON.stringify(user), JSON.stringify(info)],
  );
}
