import { serviceClockHeader } from "../../../domain/studio-addresses.ts";
import { faultOf, type Faults, isOfService, slowMs } from "./faults.ts";
import { refusalAnswer } from "./problem.ts";

export type Send = (request: Request) => Promise<Response>;
type Deps = {
  /** What is wanted to go wrong now. */
  faults: () => Faults;
  wait: (ms: number) => Promise<void>;
};

/**
 * Sends what the page sends, and lets go wrong what the studio wants to: a call that has no fault goes through as it is. Whatever is sent
 * in several ways overtakes one another.
 */
export function withFaults({ faults, wait }: Deps): (send: Send) => Send {
  const held: (() => void)[] = [];
  const releasing =
    (next: Send): Send =>
    async (request) => {
      const overtaken = held.splice(0);
      const response = await next(request);
      setTimeout(() => overtaken.forEach((release) => release()));
      return response;
    };
  const breaking =
    (send: Send): Send =>
    async (request) => {
      const { pathname } = new URL(request.url);
      const { serviceClock } = faults();
      if (serviceClock !== undefined && isOfService(pathname))
        request.headers.set(serviceClockHeader, String(serviceClock));
      const fault = faultOf(faults(), request.method, pathname);
      switch (fault?.kind) {
        case undefined:
          return send(request);
        case "offline":
          throw new TypeError("The studio says that the device is offline.");
        case "unanswered":
          return aborted(request.signal);
        case "slow":
          await wait(slowMs);
          return send(request);
        case "overtaken": {
          const sent = send(request);
          const next = new Promise<void>((resolve) => void held.push(resolve));
          const response = await sent;
          await Promise.race([next, aborted(request.signal)]);
          return response;
        }
        case "lostAnswer":
          await send(request);
          throw new TypeError("The studio says that the answer was lost.");
        case "answerCut":
          return cut(await send(request));
        case "twice":
          await send(request.clone());
          return send(request);
        case "serverError":
          return new Response("<h1>500</h1>", { status: 500, headers: { "content-type": "text/html" } });
        case "refused":
          return refusalAnswer(fault);
      }
    };
  return (next) => breaking(releasing(next));
}

/** Never answers; ends with whoever gives the call up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** The same answer, of whose body half comes, and then the connection is lost. */
async function cut(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const parts = [bytes.slice(0, Math.ceil(bytes.length / 2))];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.pop();
      if (part === undefined) controller.error(new TypeError("The studio says that the answer was cut."));
      else controller.enqueue(part);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
