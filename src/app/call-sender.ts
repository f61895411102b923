import type { Send } from "../api/layer.ts";
import { isUpload } from "../api/upload.ts";

/** Pictures are sent with their progress told: they take long on a bad network. */
export function sender(onProgress: (share: number | undefined) => void): Send {
  return async (request) => {
    if (!isUpload(request)) return fetch(request);
    const { sendWithProgress } = await import("../browser/upload.ts");
    return sendWithProgress(request, onProgress);
  };
}
