declare global {
  interface Window {
    /** Left by the inline loader: the button that was pressed before the scripts were there. */
    kezekEarlyClick?: HTMLElement | undefined;
  }
}

/** Repeats a press that came before the page was alive. Links need none of this: they worked. */
export function replayEarlyClick(): void {
  const button = window.kezekEarlyClick;
  window.kezekEarlyClick = undefined;
  if (button?.isConnected) button.click();
}
