import type { FastifyReply } from "fastify";
import type { SandboxOperation, SandboxPayment, SandboxProcessor } from "../../../db/queries/sandbox-payments.ts";
import { type PaymentFault, paymentFaults } from "./faults.ts";
import { escape, sendPage, sumIn } from "./page.ts";

export type Ledger = {
  payments: (SandboxPayment & { operations: SandboxOperation[] })[];
  faults: Record<SandboxProcessor, PaymentFault>;
};

const faultNames: Record<PaymentFault, string> = {
  none: "Работает",
  badGateway: "502",
  reset: "Рвёт соединение",
  lostAnswer: "Проводит и отвечает 502",
  lostConnection: "Проводит и рвёт соединение",
  malformed: "Проводит и отвечает обрывком",
  timeout: "Проводит и молчит",
  slow: "Отвечает медленно",
  pendingThenSuccess: "Проводит позже",
  wrongAmount: "Берёт на 1 ₸ больше",
  unsignedCallback: "Уведомляет без подписи",
  callbackFirst: "Уведомляет до ответа",
  callbackTwice: "Уведомляет дважды",
  callbackNever: "Не уведомляет",
};
const processorNames: Record<SandboxProcessor, string> = { cloudPayments: "CloudPayments", payBox: "PayBox" };
const operationNames: Record<SandboxOperation["type"], string> = {
  authorized: "заморожено",
  charged: "списано",
  captured: "подтверждено",
  voided: "разморожено",
  refunded: "возвращено",
  declined: "отказ",
};
const processors = ["cloudPayments", "payBox"] as const;

/** The ledger of both processors and their switches of faults, for whoever tries things out. */
export function sendLedger(reply: FastifyReply, { payments, faults }: Ledger): FastifyReply {
  return sendPage(reply, {
    language: "ru",
    title: "Платежи песочницы · Kezek",
    main: `<main><h1>Платежи песочницы</h1>
      <p class="muted">Вместо карточных процессоров: здесь всё, что они списали и вернули. Настоящих денег тут нет.</p>
      ${processors.map((processor) => switches(processor, faults[processor])).join("")}
      <ol>${payments.length === 0 ? `<li class="muted">Пока пусто.</li>` : payments.map(item).join("")}</ol></main>`,
    style,
    script,
  });
}

function switches(processor: SandboxProcessor, fault: PaymentFault): string {
  const options = paymentFaults.map(
    (mode) => `<option value="${mode}"${mode === fault ? " selected" : ""}>${faultNames[mode]}</option>`,
  );
  const name = processorNames[processor];
  return `<label>${name} <select data-processor="${processor}">${options.join("")}</select></label>`;
}

function item(payment: Ledger["payments"][number]): string {
  const { processor, orderId, amount, currency, card, status, operations } = payment;
  const moves = operations.map(
    ({ type, amount, createdAt }) =>
      `<tr><td>${operationNames[type]}</td><td>${sumIn("ru", amount, currency)}</td><td>${escape(createdAt.slice(0, 19))}</td></tr>`,
  );
  return `<li><b>${sumIn("ru", amount, currency)}</b> ${processorNames[processor]}, ${escape(status)}
    ${card === null ? "" : `•••• ${escape(card.lastFour)}`}<p class="muted">${payment.id} · ${escape(orderId)}</p>
    <table>${moves.join("")}</table></li>`;
}

const style = `
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; display: grid; gap: .75rem; }
  label { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  select { min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--surface);
    border: 1px solid var(--edge); border-radius: .625rem; max-width: 100%; }
  ol { margin: 0; padding: 0; list-style: none; display: grid; gap: .75rem; }
  li { padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; overflow-wrap: anywhere; }
  td { padding-right: 1rem; font-variant-numeric: tabular-nums; }
`;

const script = `
  for (const select of document.querySelectorAll("select")) {
    select.addEventListener("change", async () => {
      const body = JSON.stringify({ processor: select.dataset.processor, mode: select.value });
      await fetch("/faults", { method: "POST", headers: { "content-type": "application/json" }, body });
      location.reload();
    });
  }
`;
