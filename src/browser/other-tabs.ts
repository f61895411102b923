/** Calls when another tab has written to the storage, and when the client comes back to this one; answers the end of it. */
export function onOtherTabChange(act: () => void): () => void {
  const returned = () => {
    if (!document.hidden) act();
  };
  window.addEventListener("storage", act);
  window.addEventListener("focus", act);
  document.addEventListener("visibilitychange", returned);
  return () => {
    window.removeEventListener("storage", act);
    window.removeEventListener("focus", act);
    document.removeEventListener("visibilitychange", returned);
  };
}
