/** Draws a button at the edge of the page, over what the app draws and no part of it. */
export function showEdgeButton(label: string, onPress: () => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  Object.assign(button.style, {
    position: "fixed",
    left: "0",
    top: "40%",
    zIndex: "1",
    padding: "8px 0",
    color: "white",
    background: "black",
    borderRadius: "0 6px 6px 0",
    writingMode: "vertical-rl",
    font: "11px/14px system-ui",
    cursor: "pointer",
  });
  button.addEventListener("click", onPress);
  document.body.append(button);
}
