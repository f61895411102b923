import type { Language } from "./page.ts";

type Labels = Record<
  "number" | "expires" | "expiresHint" | "cvc" | "wrongNumber" | "wrongExpires" | "wrongCvc" | "failed",
  string
>;

export const cardLabels: Record<Language, Labels> = {
  ru: {
    number: "Номер карты",
    expires: "Срок действия",
    expiresHint: "ММ/ГГ",
    cvc: "CVC",
    wrongNumber: "Проверьте номер: в нём ошибка",
    wrongExpires: "Укажите срок с карты, он должен быть не в прошлом",
    wrongCvc: "Три цифры с обратной стороны карты",
    failed: "Банк не ответил. Попробуйте ещё раз",
  },
  kk: {
    number: "Карта нөмірі",
    expires: "Жарамдылық мерзімі",
    expiresHint: "АА/ЖЖ",
    cvc: "CVC",
    wrongNumber: "Нөмірді тексеріңіз: қате бар",
    wrongExpires: "Картадағы мерзімді жазыңыз, ол өтіп кетпеген болуы керек",
    wrongCvc: "Картаның артқы жағындағы үш сан",
    failed: "Банк жауап бермеді. Қайталап көріңіз",
  },
  en: {
    number: "Card number",
    expires: "Expiry date",
    expiresHint: "MM/YY",
    cvc: "CVC",
    wrongNumber: "Check the number: there is a mistake in it",
    wrongExpires: "Enter the date on the card; it must not be in the past",
    wrongCvc: "The three digits on the back of the card",
    failed: "The bank did not answer. Try again",
  },
};

/** The three fields of a card, each with its error beneath it. */
export function cardFields(language: Language): string {
  const words = cardLabels[language];
  const field = (name: "number" | "expires" | "cvc", attributes: string, placeholder: string) => `
    <div class="field ${name}">
      <label for="${name}">${words[name]}</label>
      <input id="${name}" name="${name}" inputmode="numeric" required placeholder="${placeholder}"
             aria-describedby="${name}-error" ${attributes}>
      <p class="error" id="${name}-error" role="alert"></p>
    </div>`;
  return `<div class="card">
    ${field("number", `autocomplete="cc-number" maxlength="23"`, "0000 0000 0000 0000")}
    ${field("expires", `autocomplete="cc-exp" maxlength="5"`, words.expiresHint)}
    ${field("cvc", `autocomplete="cc-csc" maxlength="4"`, "000")}
  </div>`;
}

export const cardStyle = `
  .card { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; align-items: start; }
  .field { display: grid; gap: .25rem; min-width: 0; }
  .field.number { grid-column: 1 / -1; }
  label { font-size: .8125rem; color: var(--ink-muted); }
  input { width: 100%; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
    font-variant-numeric: tabular-nums; background: var(--surface); border: 1px solid var(--edge); border-radius: .625rem; }
  input::placeholder { color: var(--ink-muted); opacity: .7; }
  input[aria-invalid=true] { border-color: var(--brick); background: var(--brick-soft); }
  .error { margin: 0; font-size: .8125rem; color: var(--brick); }
  .error:empty { display: none; }
`;

/** Groups digits while they are typed, and shows mistakes at their fields; `wrongCard` answers the names of wrong ones. */
export function cardScript(language: Language): string {
  const { wrongNumber, wrongExpires, wrongCvc } = cardLabels[language];
  return `
  const wrongWords = ${JSON.stringify({ number: wrongNumber, expires: wrongExpires, cvc: wrongCvc })};
  const inputs = Object.fromEntries(["number", "expires", "cvc"].map((name) => [name, document.getElementById(name)]));
  const digitsOf = (text) => text.replace(/\\D/g, "");
  const shapes = {
    number: (digits) => digits.slice(0, 19).replace(/(.{4})(?=.)/g, "$1 "),
    expires: (digits, isLonger) => digits.slice(0, 4).replace(isLonger ? /^(..)/ : /^(..)(?=.)/, "$1/"),
    cvc: (digits) => digits.slice(0, 4),
  };
  const isCardNumber = (number) => {
    const sum = [...number].reverse().reduce((total, digit, index) => {
      const counted = digit * (1 + index % 2);
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
    return number.length >= 13 && sum % 10 === 0;
  };
  const rules = {
    number: (text) => isCardNumber(digitsOf(text)),
    expires: (text) => /^(0[1-9]|1[0-2])\\/\\d\\d$/.test(text)
      && Date.UTC(2000 + Number(text.slice(3)), Number(text.slice(0, 2)), 1) > Date.now(),
    cvc: (text) => /^\\d{3,4}$/.test(text),
  };
  const lengths = { number: 0, expires: 0, cvc: 0 };
  for (const [name, input] of Object.entries(inputs)) {
    input.addEventListener("input", () => {
      const before = digitsOf(input.value.slice(0, input.selectionStart)).length;
      input.value = shapes[name](digitsOf(input.value), input.value.length > lengths[name]);
      lengths[name] = input.value.length;
      let caret = 0;
      for (let seen = 0; caret < input.value.length && seen < before; caret += 1) seen += /\\d/.test(input.value[caret]);
      if (before === digitsOf(input.value).length) caret = input.value.length;
      input.setSelectionRange(caret, caret);
      show(name, false);
    });
  }
  function show(name, isWrong) {
    inputs[name].setAttribute("aria-invalid", isWrong);
    document.getElementById(name + "-error").textContent = isWrong ? wrongWords[name] : "";
  }
  function showWrong(names) {
    for (const name of Object.keys(inputs)) show(name, names.includes(name));
    if (names.length > 0) inputs[names[0]].focus();
  }
  const wrongCard = () => Object.keys(inputs).filter((name) => !rules[name](inputs[name].value));
  const typedCard = () => Object.fromEntries(Object.entries(inputs).map(([name, { value }]) => [name, value]));
`;
}
