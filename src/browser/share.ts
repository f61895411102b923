/** Whether the device has something to hand a link over to: messengers, mail. */
export function canShare(): boolean {
  return typeof navigator !== "undefined" && "share" in navigator;
}

/** Hands a link over to what the client chooses of the device; without a word where they choose nothing. */
export async function shareLink(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => {});
}
