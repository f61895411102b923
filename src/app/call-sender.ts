import type { Layer, Send } from "../api/layer.ts";
import { isUpload } from "../api/upload.ts";

/**
 * Pictures are sent with their progress told: they take long on a bad network.
 * @param aroundUpload stands around that as whoever looks on stands around `fetch`
 */
export function sender(onProgress: (share: number | undefined) => void, aroundUpload: Layer = (send) => send): Send {
  const upload = aroundUpload(async (request) => {
    const { sendWithProgress } = await import("../browser/upload.ts");
    return sendWithProgress(request, onProgress);
  });
  return (request) => (isUpload(request) ? upload(request) : fetch(request));
}
