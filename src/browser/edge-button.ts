type EdgeButton = {
  /** What stands on it, in the language of the page: "ru". */
  label: (lang: string) => string;
  /** What the answer is taken away by. */
  close: (lang: string) => string;
  /** Does what it is for, and answers what came of it, to be read. */
  press: (lang: string) => string;
};

/** Draws a button at the edge of the page, over what the app draws and no part of it. */
export function showEdgeButton({ label, close, press }: EdgeButton): void {
  const root = document.documentElement;
  const button = buttonAt({ position: "fixed", left: "0", top: "40%", zIndex: "1" });
  Object.assign(button.style, { padding: "8px 0", borderRadius: "0 6px 6px 0", writingMode: "vertical-rl" });
  const answer = document.createElement("div");
  answer.role = "status";
  const name = () => {
    button.textContent = label(root.lang);
  };
  button.addEventListener("click", () => answer.replaceChildren(answerOf(press(root.lang), close(root.lang))));
  name();
  new MutationObserver(name).observe(root, { attributeFilter: ["lang"] });
  document.body.append(button, answer);
}

function answerOf(text: string, closing: string): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box.style, { position: "fixed", left: "24px", top: "40%", zIndex: "1", maxWidth: "min(20rem, 80vw)" });
  Object.assign(box.style, { padding: "12px", borderRadius: "6px", overflowWrap: "anywhere", ...colours });
  const end = buttonAt({ display: "block", marginTop: "8px", padding: "8px 12px", borderRadius: "6px" });
  Object.assign(end.style, { border: "1px solid", font: "inherit" });
  end.textContent = closing;
  end.addEventListener("click", () => box.remove());
  box.append(text, end);
  return box;
}

const colours = { color: "white", background: "black", outline: "1px solid gray", font: "13px/18px system-ui" };

function buttonAt(style: Partial<CSSStyleDeclaration>): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  Object.assign(button.style, { ...colours, font: "11px/14px system-ui", cursor: "pointer", ...style });
  return button;
}
