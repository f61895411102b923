import { expect, type Locator } from "@playwright/test";
import type { Stage } from "../stage/stage.ts";

/** What is asked of the client who signs in, on the page or in the sheet. */
export function signingIn({ page }: Stage): Locator {
  return page.locator("[data-sign-in-state]");
}

/** What a client can press in each state. */
const buttons: Record<string, string | RegExp> = {
  enteringCredentials: "Войти",
  signingIn: "Войти",
  enteringPhone: "Получить код",
  enteringAccount: /^(Получить код|Создать аккаунт)$/,
  signingUp: "Создать аккаунт",
  provingPhone: "Изменить номер",
  decidingToSignIn: "Войти с этим кодом",
  signingInBySms: "Войти с этим кодом",
  enteringNewPassword: "Сохранить и войти",
  resettingPassword: "Сохранить и войти",
};
const busy = ["signingIn", "signingInBySms", "signingUp", "resettingPassword"];

/** A state is what the page says it is, and what it offers; the ends are seen by the bar on top. */
export async function seesSignIn(stage: Stage, state: string): Promise<void> {
  const { page } = stage;
  const form = signingIn(stage);
  if (state === "signedIn" || state === "abandoned") {
    const link = state === "signedIn" ? "Профиль: Мадина" : "Войти";
    await expect(form).toBeHidden();
    return expect(page.getByRole("banner").getByRole("link", { name: link, exact: true })).toBeVisible();
  }
  await expect(form).toHaveAttribute("data-sign-in-state", state);
  const button = form.getByRole("button", { name: buttons[state] ?? "", exact: true }).first();
  await expect(button).toBeVisible();
  if (busy.includes(state)) await expect(button).toHaveAttribute("aria-busy", "true");
  else await expect(button).not.toHaveAttribute("aria-busy");
}
