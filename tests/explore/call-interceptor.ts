import { createHash } from "node:crypto";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { callFaultKinds } from "../../src/studio/faults/faults.ts";
import { operationOf } from "../support/operations.ts";
import type { Interceptor } from "../support/server.ts";

/** What goes wrong between a page and the service: what the studio knows, but for what no walk waits long enough to see. */
export const faultKinds = callFaultKinds.filter((kind) => kind !== "unanswered");
export type FaultKind = (typeof faultKinds)[number];

/** A call that came to the service, and what became of it. */
export type SeenCall = {
  operation: string;
  method: string;
  key: string | undefined;
  /** A hash of what it asks for, its path and its body; undefined while not all of that has come, as when it was answered before. */
  meaning: () => string | undefined;
  /** Undefined until it was answered. */
  status: number | undefined;
  fault: FaultKind | undefined;
  /** What the service has answered, whether or not that came to the page, and of which reservation; undefined until then. */
  served: { status: number; reservationId: string | undefined } | undefined;
};

const lateMs = 1500;

/** Stands between the pages of one client at a time and the service: sees what they ask for, and lets it go wrong. */
export class CallInterceptor {
  #armed: { fault: FaultKind; calls: "changing" | "any" } | undefined;
  #open = 0;
  #overtaken: (() => void)[] = [];
  calls: SeenCall[] = [];

  /** The calls that are under way. */
  get open(): number {
    return this.#open;
  }

  get isArmed(): boolean {
    return this.#armed !== undefined;
  }

  arm(fault: FaultKind, calls: "changing" | "any"): void {
    this.#armed = { fault, calls };
  }

  forget(): void {
    this.#armed = undefined;
    this.calls = [];
  }

  readonly intercept: Interceptor = (call, answer, take) => {
    const operation = operationOf(call.method ?? "", new URL(call.url ?? "", "http://kezek").pathname);
    // What is read for as long as a page is there is no call that comes to an end.
    if (operation === undefined || call.headers.accept === "text/event-stream") return take();
    const seen = this.#see(call, operation);
    this.#open += 1;
    answer.once("close", () => {
      this.#open -= 1;
      if (seen.fault !== "overtaken") for (const take of this.#overtaken.splice(0)) take();
      seen.status = answer.headersSent ? answer.statusCode : undefined;
    });
    const letIn = () => {
      if (seen.key !== undefined) {
        delete call.headers["accept-encoding"];
        readAnswer(answer, (text) => (seen.served = { status: answer.statusCode, reservationId: reservationIn(text) }));
      }
      take();
    };
    if (seen.fault === "overtaken") return this.#overtake(letIn);
    if (seen.fault === "twice") repeat(call, answer);
    goWrong(seen.fault, call, answer, letIn);
  };

  /** Lets a call in once the next one is answered, or after a while where none comes. */
  #overtake(letIn: () => void): void {
    const once = () => {
      clearTimeout(late);
      letIn();
    };
    const late = setTimeout(() => {
      this.#overtaken = this.#overtaken.filter((one) => one !== once);
      letIn();
    }, lateMs);
    this.#overtaken.push(once);
  }

  #see(call: IncomingMessage, operation: string): SeenCall {
    const { method = "", headers } = call;
    const changes = method !== "GET" && headers["idempotency-key"] !== undefined;
    const isMeant = this.#armed !== undefined && (this.#armed.calls === "any" || changes);
    const seen: SeenCall = {
      operation,
      method,
      key: headers["idempotency-key"]?.toString(),
      meaning: hashed(call),
      status: undefined,
      fault: isMeant ? this.#armed?.fault : undefined,
      served: undefined,
    };
    if (isMeant) this.#armed = undefined;
    this.calls.push(seen);
    return seen;
  }
}

/** Hashes what a call asks for as it comes in; a listener would take it from the service. */
function hashed(call: IncomingMessage): () => string | undefined {
  let [digest, length]: [string | undefined, number] = [undefined, 0];
  const promised = Number(call.headers["content-length"] ?? 0);
  const hash = createHash("sha256").update(call.url ?? "");
  const push = call.push.bind(call);
  call.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    // Of what was answered already Node takes no more in, and says that it has ended.
    if (part === null) digest ??= length === promised ? hash.digest("hex") : undefined;
    else {
      hash.update(part);
      length += part.length;
    }
    return push(part, encoding);
  };
  return () => digest;
}

/** Has a call come to the same service once more, as it came, when it is answered. */
function repeat(call: IncomingMessage, answer: ServerResponse): void {
  const parts: Buffer[] = [];
  const push = call.push.bind(call);
  call.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part !== null) parts.push(part);
    return push(part, encoding);
  };
  const { method, url: path, headers } = call;
  const { localAddress: host, localPort: port } = call.socket;
  answer.once("finish", () => {
    const again = request({ host, port, method, path, headers }, (answered) => answered.resume());
    again.on("error", () => {});
    again.end(Buffer.concat(parts));
  });
}

/** Reads what the service answers at once, and before anything becomes of it. */
function readAnswer(answer: ServerResponse, read: (text: string) => void): void {
  const end = answer.end.bind(answer);
  answer.end = (...parts: unknown[]) => {
    const [part] = parts;
    read(typeof part === "string" || Buffer.isBuffer(part) ? part.toString() : "");
    return Reflect.apply(end, answer, parts);
  };
}

function reservationIn(text: string): string | undefined {
  try {
    const answer: { reservation?: { id?: string } } | null = JSON.parse(text);
    return answer?.reservation?.id;
  } catch {
    return undefined;
  }
}

function goWrong(fault: FaultKind | undefined, call: IncomingMessage, answer: ServerResponse, take: () => void): void {
  switch (fault) {
    case undefined:
    case "twice":
    case "overtaken":
      return take();
    case "offline":
      return void call.destroy();
    case "slow":
      return void setTimeout(take, lateMs);
    case "serverError":
      return respond(answer, 500, "text/html", "<h1>500</h1>");
    case "refused": {
      const problem = {
        type: "urn:kezek:problem:somethingNew",
        title: "Something new",
        status: 400,
        code: "somethingNew",
      };
      return respond(answer, 400, "application/problem+json", JSON.stringify(problem));
    }
    case "lostAnswer":
    case "answerCut":
      answer.end = (...parts: unknown[]) => {
        const [part] = parts;
        if (fault === "answerCut" && (typeof part === "string" || Buffer.isBuffer(part)))
          answer.write(part.slice(0, Math.floor(part.length / 2)));
        answer.destroy();
        return answer;
      };
      return take();
  }
}

function respond(answer: ServerResponse, status: number, type: string, text: string): void {
  answer.writeHead(status, { "content-type": type });
  answer.end(text);
}
