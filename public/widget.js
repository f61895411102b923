// Kezek's booking on another site. One line:
// <script async src="https://…/widget.js" data-company="red-apple" data-kind="button" data-lang="ru"></script>
//
// data-company  the company link, as after the slash of its address
// data-kind     button (default): a button in the corner opens the booking over the page
//               inline: the booking stands where the script stands
//               popup: whatever has the attribute data-kezek-open opens it over the page
// data-lang     ru (default), kz, en
// data-label    what the button says
// data-width, data-height  of the inline frame, CSS lengths; data-height="auto" follows the content
//
// The page receives messages (window.addEventListener("message", …)) whose data is one of
// { source: "kezek", type: "resized", width, height }, { source: "kezek", type: "booked", firmId },
// { source: "kezek", type: "closed" }.
(() => {
  /** @typedef {import("../domain/widget.ts").WidgetEvent} WidgetEvent */
  /** @typedef {import("../domain/widget.ts").WidgetKind} WidgetKind */
  /** @typedef {import("../domain/language.ts").Language} Language */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { company = "", kind = "button", lang = "ru", label, width = "100%", height = "720px" } = script.dataset;
  const origin = new URL(script.src).origin;
  if (company.trim() === "") {
    console.error('Kezek: data-company names no company. It is what follows the slash of its address: data-company="red-apple".');
    return;
  }
  /** @type {Readonly<Record<Language, { title: string, close: string }>>} */
  const words = {
    ru: { title: "Онлайн-запись", close: "Закрыть" },
    kz: { title: "Онлайн жазылу", close: "Жабу" },
    en: { title: "Book online", close: "Close" },
  };
  const { title, close } = words[/** @type {Language} */ (lang)] ?? words.ru;

  const ground = "background:#faf7f3;background:light-dark(#faf7f3,#171215)";

  function frameOf() {
    const frame = document.createElement("iframe");
    frame.src = `${origin}/${encodeURIComponent(company)}${lang === "ru" ? "" : `?lang=${lang}`}`;
    frame.title = title;
    frame.allow = "payment; clipboard-write";
    frame.style.cssText = `display:block;width:100%;height:100%;border:0;${ground}`;
    return frame;
  }

  /** @type {import("../domain/widget.ts").PostToHost} */
  function post(message) {
    window.postMessage({ source: "kezek", ...message }, window.location.origin);
  }

  function inline() {
    const frame = frameOf();
    frame.style.width = width;
    frame.style.height = height === "auto" ? "480px" : height;
    script.after(frame);
    if (height !== "auto") return;
    window.addEventListener("message", ({ data, origin: from, source }) => {
      if (from === origin && source === frame.contentWindow) follow(frame, data);
    });
  }

  /**
   * @param {HTMLIFrameElement} frame
   * @param {WidgetEvent | undefined} message
   */
  function follow(frame, message) {
    if (message?.source === "kezek" && message.type === "resized") frame.style.height = `${message.height}px`;
  }

  /** @type {HTMLDialogElement | undefined} */
  let dialog;
  function open() {
    dialog ??= dialogOf();
    if (!dialog.open) dialog.showModal();
  }

  function dialogOf() {
    const made = document.createElement("dialog");
    made.setAttribute("aria-label", title);
    made.style.cssText =
      "width:min(100vw,440px);height:min(100dvh,860px);max-width:none;max-height:none;margin:auto;padding:0;border:0;" +
      "border-radius:min(24px,calc((100vw - 440px)*99));overflow:hidden;color-scheme:light dark;" +
      `color:#221a1e;color:light-dark(#221a1e,#f6eef0);${ground}`;
    const bar = document.createElement("div");
    bar.style.cssText =
      "display:flex;align-items:center;justify-content:space-between;box-sizing:border-box;height:52px;padding:0 4px 0 16px;" +
      "font:600 16px/1.25 system-ui,sans-serif";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "×";
    button.setAttribute("aria-label", close);
    button.style.cssText =
      "flex:none;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:none;color:inherit;" +
      "font:28px/1 system-ui,sans-serif;cursor:pointer";
    bar.append(title, button);
    const frame = frameOf();
    frame.style.height = "calc(100% - 52px)";
    button.addEventListener("click", () => made.close());
    made.addEventListener("close", () => post({ type: "closed" }));
    made.append(bar, frame);
    document.body.append(made);
    return made;
  }

  function button() {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label ?? title;
    made.style.cssText =
      "position:fixed;z-index:2147483000;inset-block-end:20px;inset-inline-end:20px;min-height:52px;padding:0 24px;border:0;" +
      "border-radius:26px;background:#a3194a;color:#fff;font:600 16px/1 system-ui,sans-serif;cursor:pointer;" +
      "box-shadow:0 12px 32px -12px rgb(60 30 40 / 0.5)";
    made.addEventListener("click", open);
    document.body.append(made);
  }

  function popup() {
    document.addEventListener("click", (event) => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-kezek-open]")) return;
      event.preventDefault();
      open();
    });
  }

  /** @type {Readonly<Record<WidgetKind, () => void>>} */
  const kinds = { button, inline, popup };
  const show = kinds[/** @type {WidgetKind} */ (kind)] ?? button;
  if (document.body) show();
  else document.addEventListener("DOMContentLoaded", show);
})();
