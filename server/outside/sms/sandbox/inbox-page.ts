import { formatPhone, parsePhone } from "../../../../domain/phone.ts";
import { defaultTimeZone } from "../../../../domain/time.ts";
import { formatInZone } from "../../../../domain/zone.ts";
import { faults, type Fault, type SandboxSms } from "../../../db/queries/sandbox-sms.ts";

type Inbox = {
  /** What the list is filtered by. */
  phone: string;
  messages: SandboxSms[];
  fault: Fault;
  nonce: { script: string; style: string };
};

const faultNames: Record<Fault, string> = {
  none: "Доставляет",
  error: "Отвечает ошибкой",
  badGateway: "502",
  reset: "Рвёт соединение",
  lostAnswer: "Принимает и отвечает 502",
  lostConnection: "Принимает и рвёт соединение",
  malformed: "Принимает и отвечает обрывком",
  timeout: "Молчит",
  slow: "Отвечает медленно",
  twice: "Получает всё дважды",
  undelivered: "Пока не доставил",
  undeliverable: "Не может доставить",
  arrivesLate: "Приходит на полминуты позже",
  arrivesTwice: "Приходит дважды",
  neverArrives: "Не приходит",
};

/** The inbox of the sandbox as a page of its own: nothing but this text is needed to show it. */
export function inboxPage({ phone, messages, fault, nonce }: Inbox): string {
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Входящие SMS · Kezek</title>
<style nonce="${nonce.style}">${style}</style>
<main>
  <h1>Входящие SMS</h1>
  <p>Песочница вместо оператора связи: сюда приходит всё, что сервис отправил бы на телефоны.</p>
  <form>
    <label for="phone">Телефон</label>
    <input id="phone" name="phone" type="search" inputmode="tel" placeholder="+7 701 123 45 67" value="${escape(phone)}">
    <button>Показать</button>
  </form>
  <div class="faults" role="group" aria-label="Как ведёт себя оператор">
    ${faults.map((mode) => `<button type="button" data-mode="${mode}" aria-pressed="${mode === fault}">${faultNames[mode]}</button>`).join("\n    ")}
  </div>
  <ol id="messages" aria-live="polite">${messages.length === 0 ? empty : messages.map(item).join("")}</ol>
</main>
<script nonce="${nonce.script}">${script}</script>
</html>`;
}

const empty = `<li class="empty">Пока пусто. Запросите код на странице записи, и он появится здесь.</li>`;

function item({ phone, text, createdAt }: SandboxSms): string {
  const [body = "", code] = text.split(/\n+(?=@\S+ #\d+$)/);
  const digits = /#(\d+)$/.exec(code ?? "")?.[1];
  const time = formatInZone(defaultTimeZone, Date.parse(createdAt)).slice(11, 19);
  return `
    <li>
      <header><b>${escape(shownPhone(phone))}</b> <time datetime="${createdAt}">${time}</time></header>
      ${digits === undefined ? "" : `<output>${digits}</output>`}
      <p>${withLinks(escape(body))}</p>
    </li>`;
}

function shownPhone(text: string): string {
  const parsed = parsePhone(text);
  return parsed.ok ? formatPhone(parsed.phone) : text;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A link is the secret of whoever got the message: where it leads is not told where it came from. */
function withLinks(html: string): string {
  return html.replace(/https?:\/\/\S+/g, (link) => `<a href="${link}" rel="noreferrer">${link}</a>`);
}

const style = `
  :root { font: 16px/1.5 system-ui, sans-serif; --ink: #2b211d; --soft: #7b6a61; --paper: #fbf6f1; --card: #fff;
    --line: #eadfd6; --accent: #b4532f; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f4ebe4; --soft: #b3a297; --paper: #1b1512; --card: #261e1a; --line: #3a2f29; --accent: #f0936c; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); }
  main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { margin: 0; font-size: 1.75rem; letter-spacing: -.02em; }
  main > p { margin: .25rem 0 1.5rem; color: var(--soft); }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  input { flex: 1 1 8rem; min-width: 0; }
  input, button { min-height: 44px; padding: 0 1rem; font: inherit; color: inherit; background: var(--card);
    border: 1px solid var(--line); border-radius: 12px; }
  button { cursor: pointer; }
  button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .faults { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 1.5rem; }
  ol { margin: 0; padding: 0; list-style: none; display: grid; gap: .75rem; }
  li { padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
  li header { display: flex; justify-content: space-between; }
  time { color: var(--soft); font-variant-numeric: tabular-nums; }
  output { display: block; font-size: 2.5rem; font-weight: 700; letter-spacing: .12em; color: var(--accent);
    font-variant-numeric: tabular-nums; }
  li p { margin: .25rem 0 0; color: var(--soft); white-space: pre-line; overflow-wrap: anywhere; }
  li a { color: var(--accent); }
  .empty { color: var(--soft); }
`;

// The same page is asked for again, and what is new in it takes the place of what is shown.
const script = `
  const parts = ["#messages", ".faults"];
  async function refresh() {
    const answer = await fetch(location.href).catch(() => undefined);
    if (!answer?.ok) return;
    const fresh = document.createElement("template");
    fresh.innerHTML = await answer.text();
    for (const part of parts) {
      const [shown, now] = [document.querySelector(part), fresh.content.querySelector(part)];
      if (shown.innerHTML !== now.innerHTML) shown.innerHTML = now.innerHTML;
    }
  }
  document.querySelector(".faults").addEventListener("click", async ({ target }) => {
    if (!target.dataset.mode) return;
    const body = JSON.stringify({ mode: target.dataset.mode });
    await fetch(location.pathname + "/faults", { method: "POST", headers: { "content-type": "application/json" }, body });
    await refresh();
  });
  setInterval(() => document.hidden || refresh(), 1000);
`;
