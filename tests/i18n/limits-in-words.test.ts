import { describe, expect, test } from "vitest";
import { giftDesigns } from "../../domain/gift-designs.ts";
import { type Language, languages } from "../../domain/language.ts";
import { limits } from "../../server/core/limits.ts";
import type { Key } from "../../src/i18n/modules.ts";
import { modules } from "../../src/i18n/modules.ts";
import { createTranslations } from "../../src/i18n/translations.ts";
import { readModule } from "../support/read-module.ts";

/** A limit as the product keeps it, the number that texts write out, and how each language says that number. */
type WordedLimit = { limit: number; number: number; keys: Key[] } & Record<Language, string>;

const minutes = (seconds: number) => seconds / 60;

const eightCharacters = { number: 8, ru: "восьми знаков", kz: "сегіз таңба", en: "eight characters" };
const extension = { limit: minutes(limits.holdExtensionSeconds), number: 5 };

const worded: WordedLimit[] = [
  { ...extension, keys: ["reservation.hold.extend"], ru: "5 минут", kz: "5 минут", en: "5 more minutes" },
  {
    ...extension,
    keys: ["reservation.hold.extendable", "reservation.hold.extended"],
    ru: "пять минут",
    kz: "бес минутқа",
    en: "five minutes longer",
  },
  {
    limit: minutes(limits.prepaymentSeconds),
    number: 15,
    keys: ["reservation.bill.prepaymentOnline"],
    ru: "15 минут",
    kz: "15 минут",
    en: "15 minutes",
  },
  {
    limit: minutes(limits.smsCodeSeconds),
    number: 5,
    keys: ["code.failure.codeExpired.text"],
    ru: "пять минут",
    kz: "бес минут",
    en: "five minutes",
  },
  {
    limit: limits.smsAttempts,
    number: 5,
    keys: ["code.failure.codeExpired.text"],
    ru: "пять попыток",
    kz: "бес рет",
    en: "five attempts",
  },
  {
    limit: limits.smsCodeDigits,
    number: 6,
    keys: ["code.label"],
    ru: "шесть цифр",
    kz: "алты таңбалы",
    en: "six-digit",
  },
  {
    limit: limits.awaitedPerPhone,
    number: 3,
    keys: ["reservation.failure.tooManyAwaited.text"],
    ru: "не больше трёх",
    kz: "үшеуден артық",
    en: "no more than three",
  },
  {
    limit: limits.passwordCharacters,
    keys: ["signUp.passwordHint", "signUp.passwordShort", "signIn.failure.weakPassword.text", "profile.password.weak"],
    ...eightCharacters,
  },
  {
    limit: limits.deletionDays / 7,
    number: 2,
    keys: ["deletion.coolingText"],
    ru: "две недели",
    kz: "екі апта",
    en: "two weeks",
  },
  {
    limit: limits.waitlistOfferMinutes,
    number: 30,
    keys: (["any", "morning", "day", "evening"] as const).map((part) => `reservation.waitlist.text.${part}` as const),
    ru: "полчаса",
    kz: "жарты сағат",
    en: "half an hour",
  },
  {
    limit: limits.complaintsPerVisitPerDay,
    number: 3,
    keys: ["complaint.failure.tooManyRequests.text"],
    ru: "три раза в сутки",
    kz: "тәулігіне үш рет",
    en: "three times a day",
  },
  {
    limit: limits.giftCardSendHour,
    number: 9,
    keys: ["gift.purchase.dayHint"],
    ru: "около 9:00",
    kz: "шамамен 9:00",
    en: "about 9:00",
  },
  {
    limit: minutes(limits.littleOfHoldSeconds),
    number: 2,
    keys: ["reservation.hold.announced.two"],
    ru: "две минуты",
    kz: "екі минут",
    en: "two more minutes",
  },
  {
    limit: limits.daysAhead / 7,
    number: 2,
    keys: ["reservation.time.laterFailed"],
    ru: "двух недель",
    kz: "екі апта",
    en: "two weeks",
  },
  {
    limit: limits.expressMinutes / 60,
    number: 1,
    keys: ["company.soon", "reservation.unlock.express.opens"],
    ru: "в течение часа",
    kz: "бір сағат ішінде",
    en: "within the hour",
  },
  {
    limit: limits.calendarAlarmHours,
    number: 2,
    keys: ["success.event.alarm"],
    ru: "через два часа",
    kz: "екі сағат",
    en: "two hours",
  },
  {
    limit: giftDesigns.length,
    number: 12,
    keys: ["gift.description"],
    ru: "двенадцать рисунков",
    kz: "он екі сурет",
    en: "twelve designs",
  },
];

describe.each(worded)("the number $number in $keys", ({ limit, number, keys, ...words }) => {
  test("is the limit that it tells of", () => expect(limit).toBe(number));

  test.each(languages)("is said so in %s", async (language) => {
    const { i18n, load } = await createTranslations({ language, read: readModule, log: () => {} });
    await load(modules);
    for (const key of keys) {
      const text = i18n.t(key).replaceAll(/\s/g, " ").toLowerCase();
      expect(text, key).toContain(words[language]);
    }
  });
});
