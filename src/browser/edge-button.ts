/** Draws a button at the edge of the page, over what the app draws and no part of it. */
export function showEdgeButton(label: string, onPress: () => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  Object.assign(button.style, {
    position: "fixed",
    insetInlineStart: "0",
    insetBlockStart: "40%",
    zIndex: "1",
    padding: "8px 4px",
    writingMode: "vertical-rl",
    font: "12px system-ui",
  });
  button.addEventListener("click", onPress);
  document.body.append(button);
}
