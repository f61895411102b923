/** How much of what is being sent has gone, 0 to 1; undefined while nothing is. */
type OnProgress = (share: number | undefined) => void;

/**
 * Sends a request and tells how far its body has come: `fetch` cannot.
 * Rejects as `fetch` does, with a TypeError when no answer came and with the signal's reason when it was given up.
 */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.text();
  try {
    return await exchange(request, body, onProgress);
  } finally {
    onProgress(undefined);
  }
}

function exchange(request: Request, body: string, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    request.signal.throwIfAborted();
    const wire = new XMLHttpRequest();
    const giveUp = () => wire.abort();
    wire.open(request.method, request.url);
    request.headers.forEach((value, name) => wire.setRequestHeader(name, value));
    wire.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    wire.addEventListener("load", () => resolve(responseOf(wire)));
    wire.addEventListener("error", () => reject(new TypeError("No answer came.")));
    wire.addEventListener("abort", () => reject(request.signal.reason));
    wire.addEventListener("loadend", () => request.signal.removeEventListener("abort", giveUp));
    request.signal.addEventListener("abort", giveUp);
    onProgress(0);
    wire.send(body);
  });
}

function responseOf(wire: XMLHttpRequest): Response {
  const lines = wire.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = new Headers();
  for (const line of lines) {
    const [name = "", ...value] = line.split(": ");
    if (name !== "") headers.append(name, value.join(": "));
  }
  return new Response(wire.responseText, { status: wire.status, headers });
}
