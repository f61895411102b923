import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Pool, PoolClient } from "pg";
import { type Instalment, instalmentsOf } from "../../../../domain/instalments.ts";
import { defaultTimeZone } from "../../../../domain/time.ts";
import { localDateAt } from "../../../../domain/zone.ts";
import { findSandboxPayment, keepCard, type SandboxPayment } from "../../../db/queries/sandbox-payments.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { textsOf } from "../../texts.ts";
import { isSigned, signed } from "../pay-box/signature.ts";
import { cardFields, cardScript, cardStyle, cardLabels } from "./card-form.ts";
import { findPaymentFault } from "./faults.ts";
import { escape, languageOf, type Language, sendPage, sumIn } from "./page.ts";
import type { PayBoxPayments } from "./pay-box-payments.ts";
import { readCard } from "./test-cards.ts";

type Deps = {
  root: string;
  pool: Pool;
  secret: string;
  pagesUrl: string;
  acsUrl: string;
  payments: PayBoxPayments;
  clock: () => Date;
};

type Labels = Record<"pay" | "paying" | "instalments" | "cancel" | "save" | "saving" | "leading", string>;
const words: Record<Language, Labels> = {
  ru: {
    paying: "Оплата картой",
    instalments: "Рассрочка: первая часть сейчас",
    pay: "Заплатить",
    cancel: "Отменить и вернуться",
    saving: "Привязка карты",
    save: "Привязать карту",
    leading: "Вернуться в магазин",
  },
  kk: {
    paying: "Картамен төлеу",
    instalments: "Бөліп төлеу: бірінші бөлік қазір",
    pay: "Төлеу",
    cancel: "Бас тартып, қайту",
    saving: "Картаны байлау",
    save: "Картаны байлау",
    leading: "Дүкенге қайту",
  },
  en: {
    paying: "Pay by card",
    instalments: "Instalments: the first part now",
    pay: "Pay",
    cancel: "Cancel and go back",
    saving: "Save a card",
    save: "Save the card",
    leading: "Back to the shop",
  },
};

/** PayBox's pages, at which cards are typed: of a payment, and of a card that is to be kept. */
export function payBoxPages(
  site: FastifyInstance,
  { root, pool, secret, pagesUrl, acsUrl, payments, clock }: Deps,
): void {
  const paymentOf = (params: unknown) => {
    const { id = "" } = textsOf(params);
    return /^\d{1,15}$/.test(id) ? findSandboxPayment(pool, Number(id)) : undefined;
  };

  site.get(`${root}/pay/:id`, async ({ params }, reply) => {
    const payment = await paymentOf(params);
    if (payment?.processor !== "payBox" || payment.token !== null) return reply.code(404).send();
    if (payment.status !== "open") return leadOn(reply, payment);
    const language = languageOf(payment.detail.culture);
    const sum = sumIn(language, payment.amount, payment.currency);
    const texts = words[language];
    const parts = partsOf(payment, clock()).map(({ date, amount }) => ({
      date,
      sum: sumIn(language, amount, payment.currency),
    }));
    const rows = parts.map((part) => `<li><span>${part.date}</span> <b>${part.sum}</b></li>`).join("");
    const [first] = parts;
    return sendCardPage(reply, {
      language,
      title: first ? texts.instalments : texts.paying,
      about: `<p class="sum">${sum}</p><p class="muted">${escape(payment.detail.description ?? "")}</p>${
        first ? `<ol class="parts">${rows}</ol>` : ""
      }`,
      button: `${texts.pay} ${first?.sum ?? sum}`,
    });
  });

  site.post(`${root}/pay/:id`, async ({ params, body }, reply) => {
    const payment = await paymentOf(params);
    if (payment?.processor !== "payBox" || payment.token !== null) return reply.code(404).send();
    const { number = "", expires = "", cvc = "", cancel } = textsOf(body);
    if (cancel === "true") return { leadsTo: backOf((await payments.giveUp(payment.id)) ?? payment) };
    const card = readCard({ number, expires, cvc }, new Date());
    if ("wrong" in card) return card;
    const charged = (await payments.charge(payment.id, card)) ?? payment;
    if (charged.status !== "awaiting") return { leadsTo: backOf(charged) };
    const visit = { MD: String(charged.id), PaReq: charged.paReq, TermUrl: `${pagesUrl}/pay/${charged.id}/3ds` };
    return { postsTo: acsUrl, form: visit };
  });

  site.post(`${root}/pay/:id/3ds`, async ({ params, body }, reply) => {
    const payment = await paymentOf(params);
    if (payment?.processor !== "payBox") return reply.code(404).send();
    return leadOn(reply, (await payments.complete3ds(payment.id, textsOf(body).PaRes ?? "")) ?? payment);
  });

  site.get(`${root}/save`, async ({ query }, reply) => {
    if (!isSigned("save", textsOf(query), secret)) return reply.code(404).send();
    const { saving, save } = words.ru;
    return sendCardPage(reply, { language: "ru", title: saving, about: "", button: save });
  });

  site.post(`${root}/save`, async ({ query, body }, reply) => {
    const saving = textsOf(query);
    if (!isSigned("save", saving, secret)) return reply.code(404).send();
    const {
      pg_user_id: accountId = "",
      pg_order_id: orderId = "",
      pg_post_link: url = "",
      pg_back_link: leadsTo = "",
    } = saving;
    const { number = "", expires = "", cvc = "", cancel } = textsOf(body);
    if (cancel === "true") return { leadsTo };
    const card = readCard({ number, expires, cvc }, new Date());
    if ("wrong" in card) return card;
    const fault = await findPaymentFault(pool, "payBox");
    const keep = async (client: PoolClient) => {
      const token = randomUUID();
      await keepCard(client, { token, processor: "payBox", accountId, card, now: clock() });
      const members = { pg_user_id: accountId, pg_order_id: orderId, pg_card_token: token, pg_status: "success" };
      await payments.oweForm(client, { url, members, orderId, fault });
    };
    if (fault === "pendingThenSuccess") payments.later(keep);
    else {
      await inTransaction(pool, keep);
      await payments.sendCallbacks(fault);
    }
    return { leadsTo };
  });

  /** Where the shop wants its client back, with a signature that proves nothing to it: the truth is asked for. */
  function backOf(payment: SandboxPayment): string {
    const { successUrl = "", failureUrl = "" } = payment.detail;
    const url = new URL(payment.status === "declined" ? failureUrl : successUrl);
    const members = { pg_order_id: payment.orderId, pg_payment_id: String(payment.id) };
    for (const [name, value] of Object.entries(signed(url.pathname.split("/").at(-1) ?? "", members, secret))) {
      url.searchParams.set(name, value);
    }
    return url.href;
  }

  /** Leads on by a page: a redirect after a form's POST would have to be in the policy of whoever posted it. */
  function leadOn(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
    const language = languageOf(payment.detail.culture);
    const { paying, leading } = words[language];
    const url = backOf(payment);
    return sendPage(reply, {
      language,
      title: paying,
      main: `<main class="sheet"><h1>${paying}</h1><a class="button" href="${escape(url)}">${leading}</a></main>`,
      script: `location.replace(document.querySelector("a").href);`,
    });
  }
}

/** What is paid of a payment when, where it is paid in instalments: the whole is the shop's at once. */
function partsOf({ amount, detail }: SandboxPayment, now: Date): Instalment[] {
  const count = Number(detail.instalments ?? 0);
  return count === 0 ? [] : instalmentsOf(amount, count, localDateAt(defaultTimeZone, now.getTime()));
}

type CardPage = { language: Language; title: string; about: string; button: string };

function sendCardPage(reply: FastifyReply, { language, title, about, button }: CardPage): FastifyReply {
  return sendPage(reply, {
    language,
    title,
    main: `<main class="sheet"><p class="muted">PayBox</p><h1>${title}</h1>${about}
      <form id="form" novalidate>${cardFields(language)}<p class="error" id="failed" role="alert"></p>
        <button class="primary">${button}</button><button type="button" id="cancel">${words[language].cancel}</button></form></main>`,
    style: `${cardStyle} form { display: grid; gap: .75rem; } .sum { margin: 0; }
      .parts { display: grid; gap: .25rem; margin: 0; padding: 0; list-style: none; }
      .parts li { display: flex; justify-content: space-between; gap: 1rem; }`,
    script: `${cardScript(language)}
  const form = document.getElementById("form");
  const failedWords = ${JSON.stringify(cardLabels[language].failed)};
  let isAsking = false;
  async function send(body) {
    if (isAsking) return;
    isAsking = true;
    const headers = { "content-type": "application/json" };
    const answer = await fetch(location.href, { method: "POST", headers, body: JSON.stringify(body) })
      .then((response) => response.ok ? response.json() : undefined)
      .catch(() => undefined);
    isAsking = false;
    document.getElementById("failed").textContent = answer === undefined ? failedWords : "";
    if (answer?.wrong) showWrong(answer.wrong);
    if (answer?.leadsTo) location.assign(answer.leadsTo);
    if (answer?.postsTo) post(answer.postsTo, answer.form);
  }
  function post(action, members) {
    const bank = Object.assign(document.createElement("form"), { method: "post", action, hidden: true });
    for (const [name, value] of Object.entries(members)) {
      bank.append(Object.assign(document.createElement("input"), { name, value }));
    }
    document.body.append(bank);
    bank.submit();
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = wrongCard();
    showWrong(wrong);
    if (wrong.length === 0) send(typedCard());
  });
  document.getElementById("cancel").addEventListener("click", () => send({ cancel: "true" }));
`,
  });
}
