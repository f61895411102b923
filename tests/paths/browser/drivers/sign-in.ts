import { ways, type Way } from "../../../../domain/sign-in.ts";
import type { Move } from "../../walk/explore.ts";
import { openInPage } from "../stage/history.ts";
import { password } from "../stage/accounts.ts";
import type { Stage } from "../stage/stage.ts";
import { unforeseen, type Driver } from "./driver.ts";
import { signInAnswers } from "./sign-in-answers.ts";
import {
  addressedWay,
  addressOfWay,
  signInEntrances,
  submit,
  submitAccount,
  submitPhone,
  written,
} from "./sign-in-entrances.ts";
import { seesSignIn, signingIn } from "./sign-in-views.ts";

const halfAPhone = "8 701 12";

/** What leads to each way, where a form has it. */
const buttons: Record<Way, string> = {
  password: "С паролем",
  sms: "По SMS",
  signUp: "Зарегистрироваться",
  reset: "Забыли пароль?",
};

/** Goes another way: by what the form has for it, else by its address. */
async function switchTo(stage: Stage, way: Way): Promise<void> {
  const { page, user } = stage;
  const form = signingIn(stage);
  const isSame = addressedWay(stage) === way;
  const button = form.getByRole("button", { name: isSame ? "Изменить номер" : buttons[way], exact: true });
  const back = form.getByRole("button", { name: "Войти", exact: true });
  if (await button.isVisible()) return user.press(isSame ? "Изменить номер" : buttons[way], form);
  if (way === "password" && (await back.isVisible())) return user.press("Войти", form);
  await openInPage(page, addressOfWay(stage, way));
}

async function edit({ page, user }: Stage, phone: string): Promise<void> {
  const hasName = await page.getByRole("textbox", { name: "Имя" }).isVisible();
  await user.fillContacts({ phone, ...(hasName && { name: "Мадина" }) });
}

async function submitCredentials(stage: Stage, word: string): Promise<void> {
  const { accounts, phones } = stage;
  await accounts.give(phones.own);
  await submit(stage, { phone: written(phones.own), password: word }, "Войти");
}

async function abandon({ page, user }: Stage): Promise<void> {
  const sheet = page.getByRole("dialog");
  if (await sheet.isVisible()) return user.press("Закрыть", sheet);
  await page.getByRole("banner").getByRole("link").first().click();
}

const switches = ways.map((way): [string, Driver["acts"][string]] => [
  `way.switched: ${way}`,
  (stage) => switchTo(stage, way),
]);

const acts: Driver["acts"] = {
  ...Object.fromEntries(switches),
  "account.edited": (stage) => edit(stage, written(stage.phones.own)),
  "account.edited: half a phone": (stage) => edit(stage, halfAPhone),
  "credentials.submitted: whole": (stage) => submitCredentials(stage, password),
  "credentials.submitted: no password": (stage) => submitCredentials(stage, ""),
  "phone.submitted: whole": (stage) => submitPhone(stage),
  "phone.submitted: half": (stage) => submit(stage, { phone: halfAPhone }, "Получить код"),
  "phone.submitted: another": (stage) => submitPhone(stage, stage.phones.another),
  "account.submitted: whole": (stage) => submitAccount(stage),
  "account.submitted: no name": (stage) => submitAccount(stage, " "),
  "password.submitted: good": (stage) => submit(stage, { password }, "Сохранить и войти"),
  "password.submitted: short": (stage) => submit(stage, { password: "1234567" }, "Сохранить и войти"),
  "offer.accepted": (stage) => stage.user.press("Войти с этим кодом", signingIn(stage)),
  "sign-in.abandoned": abandon,
};

function obstacle({ from, step }: Move): string | null {
  if (!from) return null;
  const { way } = from.snapshot.context;
  if (step.name === "smsVerification: somethingNew") return unforeseen;
  if (from.state === "provingPhone") return null;
  return step.name === `way.switched: ${way}` ? "the address is this way's already" : null;
}

/** Signing in and signing up in a browser, on the page and in the sheet, against the real service. */
export const signInDriver: Driver = {
  waits: {
    signingIn: ["signIn"],
    provingPhone: ["requestVerificationSms"],
    signingInBySms: ["signInBySms"],
    signingUp: ["signUp"],
    resettingPassword: ["resetPassword"],
  },
  entrances: signInEntrances,
  acts,
  answers: signInAnswers,
  sees: seesSignIn,
  obstacle,
};
