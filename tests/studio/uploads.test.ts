import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sender } from "../../src/app/call-sender.ts";
import { callFaultKinds, type CallFault, noFaults, slowMs } from "../../src/studio/faults/faults.ts";
import { withFaults } from "../../src/studio/faults/with-faults.ts";
import { callFault } from "../support/faults.ts";

const address = "http://kezek.test/rest/clients-app/v1/my/profiles/avatar-upload";
const stored = '{"avatarUrl":"/avatars/7.webp"}';

/** A connection of which all of what is sent comes to the service, and is answered at once. */
class WireOfTest extends EventTarget {
  static sent: string[] = [];
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = stored;
  #call = "";
  open(method: string, url: string): void {
    this.#call = `${method} ${url}`;
  }
  setRequestHeader(): void {}
  getAllResponseHeaders(): string {
    return "content-type: application/json\r\n";
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  send(body: string): void {
    WireOfTest.sent.push(`${this.#call} ${body}`);
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  WireOfTest.sent = [];
  vi.stubGlobal("XMLHttpRequest", WireOfTest);
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** The sender of a page whose pictures go wrong so. */
function page(kind: CallFault, wait: (ms: number) => Promise<void> = async () => {}) {
  const fault = callFault("uploadAvatar", kind, kind === "refused" ? { code: "imageUnreadable" } : {});
  const around = withFaults({ faults: () => ({ ...noFaults, calls: [fault] }), wait });
  return { around, send: sender(() => {}, around) };
}

const giving = () => new AbortController();
const picture = ({ signal } = giving()) => new Request(address, { method: "POST", body: "picture", signal });

const whole = `200 ${stored}`;
const outcomes: Readonly<Record<CallFault, { answer: string | RegExp; times: number }>> = {
  offline: { answer: "no answer", times: 0 },
  unanswered: { answer: "given up", times: 0 },
  slow: { answer: whole, times: 1 },
  overtaken: { answer: whole, times: 1 },
  lostAnswer: { answer: "no answer", times: 1 },
  answerCut: { answer: "200 broken off", times: 1 },
  twice: { answer: whole, times: 2 },
  serverError: { answer: "500 <h1>500</h1>", times: 0 },
  refused: { answer: /^400 .*"code":"imageUnreadable"/, times: 0 },
};

test.each(callFaultKinds)("a picture that is sent goes wrong as any other call does: %s", async (kind) => {
  const waited: number[] = [];
  const { send, around } = page(kind, async (ms) => void waited.push(ms));
  const client = giving();
  const answers: string[] = [];
  const answer = send(picture(client)).then(
    async (response) => answers.push(`${response.status} ${await response.text().catch(() => "broken off")}`),
    (error: unknown) => answers.push(error instanceof TypeError ? "no answer" : String(error)),
  );
  if (kind === "unanswered") client.abort("given up");
  if (kind === "overtaken") {
    await around(async () => new Response())(new Request("http://kezek.test/rest/common/countries"));
    expect(answers).toEqual([]);
  }
  await answer;
  const { answer: expected, times } = outcomes[kind];
  expect(answers).toEqual([expect.stringMatching(expected)]);
  expect(WireOfTest.sent).toEqual(Array.from({ length: times }, () => `POST ${address} picture`));
  expect(waited).toEqual(kind === "slow" ? [slowMs] : []);
  expect(fetched).not.toHaveBeenCalled();
});

test("a picture that was given up while it was slow is not sent any more", async () => {
  const client = giving();
  const { send } = page("slow", async () => client.abort("given up"));
  await expect(send(picture(client))).rejects.toBe("given up");
  expect(WireOfTest.sent).toEqual([]);
});

test("a picture of which nothing goes wrong is sent with its progress told, as long as it is on its way", async () => {
  const progress: (number | undefined)[] = [];
  const response = await sender((share) => progress.push(share))(picture());
  expect(await response.text()).toBe(stored);
  expect(progress).toEqual([0, undefined]);
});
