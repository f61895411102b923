import { readSignInWay } from "../../../../src/routes/hrefs.ts";
import type { Way } from "../../../../domain/sign-in.ts";
import { password } from "../stage/accounts.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { enterRightCode, seesProving } from "./proving.ts";
import { seesSignIn, signingIn } from "./sign-in-views.ts";

const names: Record<Way, string> = { password: "password", sms: "sms", signUp: "sign-up", reset: "reset" };
const back = "/my/profile";

/** Signing in as a page of its own. */
export const pageOf = (way: Way) => `/auth/${names[way]}?return=${encodeURIComponent(back)}`;
/** Signing in over another page. */
const sheetOf = (way: Way) => `${back}?auth=${names[way]}`;

/** The way that the address names. */
export function addressedWay({ page }: Stage): Way | undefined {
  const { pathname, searchParams } = new URL(page.url());
  return readSignInWay(searchParams.get("auth") ?? pathname.split("/").at(-1));
}

/** Another way at the same place. */
export function addressOfWay({ page }: Stage, way: Way): string {
  return new URL(page.url()).searchParams.has("auth") ? sheetOf(way) : pageOf(way);
}

export function written(phone: number): string {
  return `8${String(phone).slice(1)}`;
}

/** Types what a form asks for, and goes on; what is not given is left as it is. */
export async function submit(
  stage: Stage,
  typed: { name?: string; phone?: string; password?: string },
  button: string | RegExp,
): Promise<void> {
  await stage.user.fillContacts(typed);
  if (typed.password !== undefined) {
    await signingIn(stage)
      .getByLabel(/^(Пароль|Новый пароль)$/)
      .fill(typed.password);
  }
  await stage.user.press(button, signingIn(stage));
}

export async function submitPhone(stage: Stage, phone = stage.phones.own): Promise<void> {
  await stage.accounts.give(phone);
  await submit(stage, { phone: written(phone) }, "Получить код");
}

export async function submitAccount(stage: Stage, name = "Мадина", word = password): Promise<void> {
  await stage.accounts.give(stage.phones.own);
  await submit(stage, { name, phone: written(stage.phones.own), password: word }, /^(Получить код|Создать аккаунт)$/);
}

const sheet = (way: Way) => ({ enter: ({ page }: Stage) => page.goto(sheetOf(way)) });
const reload = ({ page }: Stage) => page.reload();

async function typePhone({ page, user, phones }: Stage): Promise<void> {
  await page.goto(pageOf("password"));
  await user.fillContacts({ phone: written(phones.own) });
}

/** Leaves on the page of a way what it asks for, and comes to the code. */
export const sendCode = (way: Way) => async (stage: Stage) => {
  await stage.page.goto(pageOf(way));
  if (way === "signUp") await submitAccount(stage);
  else await submitPhone(stage);
  await seesSignIn(stage, "provingPhone");
  await seesProving(stage, "enteringCode");
};

async function provePhone(stage: Stage): Promise<void> {
  await sendCode("reset")(stage);
  await enterRightCode(stage);
  await seesSignIn(stage, "enteringNewPassword");
}

export const signInEntrances: Driver["entrances"] = {
  "at the password": sheet("password"),
  "at the password, with a phone": { before: typePhone, enter: reload },
  "at the code": sheet("sms"),
  "at the code, with one on its way": { before: sendCode("sms"), enter: reload },
  "at the code, with one for another purpose": {
    before: sendCode("reset"),
    enter: ({ page }) => page.goto(pageOf("sms")),
  },
  "at the sign-up": sheet("signUp"),
  "at the sign-up, with a code on its way": { before: sendCode("signUp"), enter: reload },
  "at the new password": sheet("reset"),
  "at the new password, with a code on its way": { before: sendCode("reset"), enter: reload },
  "at the new password, with a proven phone": { before: provePhone, enter: reload },
};
