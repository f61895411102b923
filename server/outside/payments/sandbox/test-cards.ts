import type { SandboxCard } from "../../../db/queries/sandbox-payments.ts";

type Behaviour = Pick<SandboxCard, "brand" | "issuer" | "is3ds" | "outcome" | "failsClearing">;

const success = { outcome: 0, failsClearing: false };
const noFunds = { outcome: 5051, failsClearing: false };
const visa = { brand: "Visa", issuer: "Halyk Bank" };
const mastercard = { brand: "MasterCard", issuer: "Kaspi Bank" };

/** The processors' own test cards, and what comes of them. All others that could be cards are declined by their bank. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  "4242424242424242": { ...visa, is3ds: true, ...success },
  "5555555555554444": { ...mastercard, is3ds: true, ...success },
  "4012888888881881": { ...visa, is3ds: true, ...noFunds },
  "5105105105105100": { ...mastercard, is3ds: true, ...noFunds },
  "4111111111111111": { ...visa, is3ds: false, ...success },
  "4000056655665556": { ...visa, is3ds: false, ...noFunds },
  "4716047261941981": { ...visa, is3ds: false, ...success },
  "4916307416334310": { ...visa, is3ds: true, ...success },
  "5367654276102126": { ...mastercard, is3ds: true, outcome: 0, failsClearing: true },
  "5335215945367703": { ...mastercard, is3ds: false, outcome: 5005, failsClearing: false },
};

export type TypedCard = { number: string; expires: string; cvc: string };
export type CardMistake = "number" | "expires" | "cvc";

/** Reads what was typed as a card; `expires` is "MM/YY". What is left of the number is what may be shown of it. */
export function readCard(typed: TypedCard, now: Date): SandboxCard | { wrong: CardMistake[] } {
  const number = typed.number.replace(/\s/g, "");
  const wrong: CardMistake[] = [
    ...(isCardNumber(number) ? [] : (["number"] as const)),
    ...(isToCome(typed.expires, now) ? [] : (["expires"] as const)),
    ...(/^\d{3,4}$/.test(typed.cvc) ? [] : (["cvc"] as const)),
  ];
  if (wrong.length > 0) return { wrong };
  const behaviour = testCards[number] ?? { ...otherCard(number), is3ds: false, outcome: 5005, failsClearing: false };
  return { firstSix: number.slice(0, 6), lastFour: number.slice(-4), expires: typed.expires, ...behaviour };
}

/** Whether its last digit fits the others (Luhn). */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

function isToCome(expires: string, now: Date): boolean {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expires) ?? [];
  return month !== "" && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}

function otherCard(number: string): Pick<SandboxCard, "brand" | "issuer"> {
  return { brand: number.startsWith("4") ? "Visa" : "MasterCard", issuer: "Other Bank" };
}
