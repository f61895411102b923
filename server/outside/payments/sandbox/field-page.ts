import type { FastifyReply } from "fastify";
import { cardFields, cardScript, cardStyle, cardLabels } from "./card-form.ts";
import { type Language, sendPage } from "./page.ts";

const titles: Record<Language, string> = { ru: "Данные карты", kk: "Карта деректері", en: "Card details" };

/**
 * The framed field: the only place at which a card's number is typed. It posts the number to its own origin, and what
 * came of it to the page around it, of whose origin it was told, and to nobody else.
 */
export function sendField(
  reply: FastifyReply,
  { origin, language }: { origin: string; language: Language },
): FastifyReply {
  return sendPage(reply, {
    language,
    title: titles[language],
    isFramed: true,
    main: `<form id="form" novalidate aria-label="${titles[language]}">${cardFields(language)}
      <p class="error" id="failed" role="alert"></p></form>`,
    style: `${cardStyle} body { background: transparent; padding: 3px; } form { display: grid; gap: .5rem; }`,
    script: `${cardScript(language)}
  const page = ${JSON.stringify(origin)};
  const failedWords = ${JSON.stringify(cardLabels[language].failed)};
  const post = (message) => parent.postMessage(message, page);
  let isAsking = false;
  async function give() {
    const wrong = wrongCard();
    showWrong(wrong);
    if (wrong.length > 0) return post({ type: "cardField.incomplete" });
    if (isAsking) return;
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    document.getElementById("failed").textContent = answer === undefined ? failedWords : "";
    if (answer === undefined) return post({ type: "cardField.failed" });
    if (answer.wrong) {
      showWrong(answer.wrong);
      return post({ type: "cardField.incomplete" });
    }
    post({ type: "cardField.given", cryptogram: answer.cryptogram, lastFour: answer.lastFour, brand: answer.brand });
  }
  async function ask() {
    const headers = { "content-type": "application/json" };
    try {
      const response = await fetch("field", { method: "POST", headers, body: JSON.stringify(typedCard()) });
      if (response.ok) return await response.json();
    } catch {}
  }
  addEventListener("message", ({ origin, source, data }) => {
    if (origin === page && source === parent && data?.type === "cardField.asked") give();
  });
  const form = document.getElementById("form");
  form.addEventListener("keydown", ({ key }) => key === "Enter" && give());
  form.addEventListener("submit", (event) => event.preventDefault());
  new ResizeObserver(() => {
    post({ type: "cardField.resized", height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  post({ type: "cardField.ready" });
`,
  });
}
