declare global {
  interface Window {
    /** Left by the inline loader: the buttons that were pressed before the scripts were there, in that order. */
    kezekEarlyPresses?: Set<HTMLElement> | undefined;
  }
}

/**
 * Repeats the presses that came before the page was alive, one after another as each has been answered; one on what is
 * no longer there is dropped. Links need none of this: they worked.
 */
export async function replayEarlyPresses(): Promise<void> {
  const presses = window.kezekEarlyPresses ?? [];
  window.kezekEarlyPresses = undefined;
  for (const button of presses) {
    if (button.isConnected) button.click();
    await nextTurn();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
