import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";

type AccountPurpose = components["schemas"]["Purpose"];

const ofFirm: Record<Language, (firmName: string, code: string) => string> = {
  ru: (firmName, code) => `${firmName}: код ${code}. Никому его не сообщайте.`,
  kz: (firmName, code) => `${firmName}: код ${code}. Оны ешкімге айтпаңыз.`,
  en: (firmName, code) => `${firmName}: your code is ${code}. Do not share it.`,
};

const toAccount: Record<Language, Record<AccountPurpose, (code: string) => string>> = {
  ru: {
    SIGN_UP: (code) => `Kezek: код для регистрации ${code}. Никому его не сообщайте.`,
    SIGN_IN: (code) => `Kezek: код для входа ${code}. Никому его не сообщайте.`,
    RESET_PASSWORD: (code) => `Kezek: код для нового пароля ${code}. Никому его не сообщайте.`,
    GIFT_CARD: (code) => `Kezek: код для покупки подарочной карты ${code}. Никому его не сообщайте.`,
  },
  kz: {
    SIGN_UP: (code) => `Kezek: тіркелу коды ${code}. Оны ешкімге айтпаңыз.`,
    SIGN_IN: (code) => `Kezek: кіру коды ${code}. Оны ешкімге айтпаңыз.`,
    RESET_PASSWORD: (code) => `Kezek: жаңа құпиясөз коды ${code}. Оны ешкімге айтпаңыз.`,
    GIFT_CARD: (code) => `Kezek: сыйлық картасын сатып алу коды ${code}. Оны ешкімге айтпаңыз.`,
  },
  en: {
    SIGN_UP: (code) => `Kezek: your code to sign up is ${code}. Do not share it.`,
    SIGN_IN: (code) => `Kezek: your code to sign in is ${code}. Do not share it.`,
    RESET_PASSWORD: (code) => `Kezek: your code for a new password is ${code}. Do not share it.`,
    GIFT_CARD: (code) => `Kezek: your code to buy a gift card is ${code}. Do not share it.`,
  },
};

/** The message that brings a code for something of a firm's. */
export function firmMessage(language: Language, firmName: string, publicUrl: string): (code: string) => string {
  return (code) => bound(ofFirm[language](firmName, code), code, publicUrl);
}

/** The message that brings a code for an account; it says what for. */
export function accountMessage(
  language: Language,
  purpose: AccountPurpose,
  publicUrl: string,
): (code: string) => string {
  return (code) => bound(toAccount[language][purpose](code), code, publicUrl);
}

/**
 * A message whose last line binds the code to our host, so that browsers fill it in there and nowhere else (WICG
 * "Origin-bound one-time codes delivered via SMS").
 */
function bound(sentence: string, code: string, publicUrl: string): string {
  return `${sentence}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
