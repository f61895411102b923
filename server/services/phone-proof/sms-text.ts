import type { Language } from "../../../domain/language.ts";

const sentences: Record<Language, (firmName: string, code: string) => string> = {
  ru: (firmName, code) => `${firmName}: код ${code}. Никому его не сообщайте.`,
  kz: (firmName, code) => `${firmName}: код ${code}. Оны ешкімге айтпаңыз.`,
  en: (firmName, code) => `${firmName}: your code is ${code}. Do not share it.`,
};

/**
 * The message with a code. Its last line binds the code to our host, so that browsers fill it in there and nowhere else
 * (WICG "Origin-bound one-time codes delivered via SMS").
 */
export function codeMessage(language: Language, firmName: string, code: string, publicUrl: string): string {
  return `${sentences[language](firmName, code)}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
