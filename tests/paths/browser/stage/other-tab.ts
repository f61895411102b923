import { expect, type Page } from "@playwright/test";
import { password } from "./accounts.ts";
import { storedSession } from "./session.ts";

declare global {
  interface Window {
    isAsleep: boolean;
  }
}

/** Lets a page be put to sleep, as a phone does with a tab that nobody looks at: it hears nothing of other tabs. */
export async function canSleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("storage", (event) => window.isAsleep && event.stopImmediatePropagation());
  });
}

/** The client does something in another tab while this one sleeps, and comes back. */
export async function elsewhere(page: Page, act: (tab: OtherTab) => Promise<void>): Promise<void> {
  await page.evaluate(() => void (window.isAsleep = true));
  const tab = await page.context().newPage();
  await tab.setExtraHTTPHeaders({ "x-forwarded-for": "10.14.0.1" });
  await act(new OtherTab(tab));
  await tab.close();
  await page.evaluate(() => {
    window.isAsleep = false;
    window.dispatchEvent(new Event("focus"));
  });
}

/** The client changes their surname on their page. */
export async function rename(page: Page): Promise<void> {
  await page.getByLabel("Фамилия").fill("Ахметова");
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect.poll(async () => (await storedSession(page))?.user.surname).toBe("Ахметова");
}

/** Another tab of the same browser. */
export class OtherTab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async signIn(phone: number): Promise<void> {
    await this.#page.goto("/auth/password?return=/my/profile");
    await this.#page.getByLabel("Телефон").fill(`8${String(phone).slice(1)}`);
    await this.#page.getByLabel("Пароль", { exact: true }).fill(password);
    await this.#page.getByRole("button", { name: "Войти", exact: true }).click();
    await expect(this.#page.getByRole("link", { name: /^Профиль: / })).toBeVisible();
  }

  /** Signs out, if somebody is signed in. */
  async signOut(): Promise<void> {
    await this.#waitForNoTab();
    await this.#page.goto("/my/profile");
    const out = this.#page.getByRole("button", { name: "Выйти", exact: true });
    const signIn = this.#page.getByRole("banner").getByRole("link", { name: "Войти" });
    await expect(out.or(signIn).first()).toBeVisible();
    if (await out.isVisible()) await out.click();
    await expect(signIn).toBeVisible();
  }

  /** Changes the surname of whoever is signed in. */
  async rename(): Promise<void> {
    await this.#page.goto("/my/profile");
    await rename(this.#page);
  }

  /** Changes the tokens, which are old. */
  async refresh(): Promise<void> {
    await this.#waitForNoTab();
    await this.#page.goto("/favicon.svg");
    const before = await storedSession(this.#page);
    await this.#page.goto("/my/profile");
    await expect
      .poll(async () => (await storedSession(this.#page))?.accessToken ?? before?.accessToken)
      .not.toBe(before?.accessToken);
  }

  /** The browser has no locks, so that this tab does not wait for one whose refresh the test holds up. */
  async #waitForNoTab(): Promise<void> {
    await this.#page.addInitScript(() => {
      Object.defineProperty(navigator, "locks", { value: undefined });
    });
  }
}
