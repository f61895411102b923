declare global {
  interface Window {
    /** Left by the inline loader: what was pressed before the scripts were there, in that order, and looks pressed. */
    kezekEarlyPresses?: Set<HTMLElement> | undefined;
  }
}

/**
 * Repeats the presses that came before the page was alive, one after another as each has been answered; one on what is
 * no longer there is dropped. Links are among them that were pressed after a button; others have worked.
 */
export async function replayEarlyPresses(): Promise<void> {
  const presses = window.kezekEarlyPresses ?? [];
  window.kezekEarlyPresses = undefined;
  for (const pressed of presses) {
    delete pressed.dataset["pressed"];
    if (pressed.isConnected) pressed.click();
    await nextTurn();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
