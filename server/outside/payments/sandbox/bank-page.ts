import type { FastifyReply } from "fastify";
import type { SandboxPayment } from "../../../db/queries/sandbox-payments.ts";
import { escape, languageOf, type Language, sendPage, sumIn } from "./page.ts";

/** What the browser brings to the bank, and takes from it. */
export type Visit = { md: string; paReq: string; termUrl: string };
export const choices = ["confirm", "refuse", "wait", "close"] as const;
type Choice = (typeof choices)[number];

/** How long the bank of this sandbox lets its client wait before it confirms by itself. */
const waitMs = 8000;

type Labels = Record<Choice | "title" | "card" | "waiting" | "closed" | "back" | "leading", string>;
const words: Record<Language, Labels> = {
  ru: {
    title: "Подтвердите оплату",
    card: "Карта",
    confirm: "Подтвердить",
    refuse: "Отказаться",
    wait: "Подумать несколько секунд",
    close: "Закрыть, не отвечая",
    waiting: "Банк проверяет платёж, это займёт несколько секунд…",
    closed: "Окно можно закрыть. Банк ничего не ответил магазину.",
    leading: "Возвращаем вас в магазин…",
    back: "Вернуться",
  },
  kk: {
    title: "Төлемді растаңыз",
    card: "Карта",
    confirm: "Растау",
    refuse: "Бас тарту",
    wait: "Бірнеше секунд күту",
    close: "Жауапсыз жабу",
    waiting: "Банк төлемді тексеріп жатыр, бұл бірнеше секунд алады…",
    closed: "Терезені жабуға болады. Банк дүкенге жауап бермеді.",
    leading: "Сізді дүкенге қайтарып жатырмыз…",
    back: "Қайту",
  },
  en: {
    title: "Confirm the payment",
    card: "Card",
    confirm: "Confirm",
    refuse: "Refuse",
    wait: "Take a few seconds",
    close: "Close without an answer",
    waiting: "The bank is checking the payment, which takes a few seconds…",
    closed: "You may close this window. The bank has told the shop nothing.",
    leading: "Taking you back to the shop…",
    back: "Go back",
  },
};

type Shown = { payment: SandboxPayment; visit: Visit; answerPath: string };

/** The bank asks its client. */
export function sendBank(reply: FastifyReply, { payment, visit, answerPath }: Shown): FastifyReply {
  const language = languageOf(payment.detail.culture);
  const texts = words[language];
  const buttons = choices.map(
    (choice) =>
      `<button name="choice" value="${choice}"${choice === "confirm" ? ' class="primary"' : ""}>${texts[choice]}</button>`,
  );
  return sendPage(reply, {
    language,
    title: texts.title,
    isFramed: true,
    main: `<main class="sheet"><p class="muted">${escape(payment.card?.issuer ?? "")}</p><h1>${texts.title}</h1>
      <p class="sum muted">${sumIn(language, payment.amount, payment.currency)}</p>
      <p class="muted">${escape(payment.detail.description ?? "")}</p>
      <p class="muted">${texts.card} •••• ${escape(payment.card?.lastFour ?? "")}</p>
      <form class="sheet" method="post" action="${answerPath}">${hidden(visit)}${buttons.join("")}</form></main>`,
    style: "form.sheet { padding: 0; gap: .5rem; width: 100%; } .sum { color: var(--ink); }",
  });
}

/** The bank lets its client wait, and confirms then. */
export function sendWaiting(reply: FastifyReply, { payment, visit, answerPath }: Shown): FastifyReply {
  const language = languageOf(payment.detail.culture);
  const texts = words[language];
  return sendPage(reply, {
    language,
    title: texts.title,
    isFramed: true,
    main: `<main class="sheet"><h1>${texts.title}</h1><p class="muted" role="status">${texts.waiting}</p>
      <form id="form" method="post" action="${answerPath}">${hidden(visit)}<input type="hidden" name="choice" value="confirm"></form></main>`,
    script: `setTimeout(() => document.getElementById("form").submit(), ${waitMs});`,
  });
}

/** The bank tells nobody anything. */
export function sendClosed(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  const language = languageOf(payment.detail.culture);
  const texts = words[language];
  return sendPage(reply, {
    language,
    title: texts.title,
    isFramed: true,
    main: `<main class="sheet"><h1>${texts.title}</h1><p class="muted" role="status">${texts.closed}</p></main>`,
    script: "window.close();",
  });
}

type Back = { language: Language; to: string; members: Record<string, string> };

/** Takes the browser elsewhere by a POST: at once, or by a press where scripts are off. */
export function sendBack(reply: FastifyReply, { language, to, members }: Back): FastifyReply {
  const texts = words[language];
  return sendPage(reply, {
    language,
    title: texts.leading,
    isFramed: true,
    leadsTo: new URL(to).origin,
    main: `<main class="sheet"><h1>${texts.leading}</h1>
      <form id="form" method="post" action="${escape(to)}">${hiddenMembers(members)}<button class="primary">${texts.back}</button></form></main>`,
    script: `document.getElementById("form").submit();`,
  });
}

function hidden({ md, paReq, termUrl }: Visit): string {
  return hiddenMembers({ MD: md, PaReq: paReq, TermUrl: termUrl });
}

function hiddenMembers(members: Record<string, string>): string {
  return Object.entries(members)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join("");
}
