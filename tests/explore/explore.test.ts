import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { nextStep, type Seen } from "./choose.ts";
import type { Control } from "./controls.ts";
import { type FaultKind, type SeenCall, CallInterceptor } from "./call-interceptor.ts";
import { complaintsOfCalls } from "./invariants.ts";
import { shrink } from "./shrink.ts";
import { inWords, type Step } from "./step.ts";

const control = (kind: Control["kind"], name: string, more: Partial<Control> = {}): Control => ({
  kind,
  name,
  nth: 0,
  weight: 1,
  purpose: "",
  ...more,
});
const viewOf = (...controls: Control[]): Seen => ({
  page: { controls, heading: "Запись", states: [], hasHeading: true, inMain: controls.length },
  processor: undefined,
});
const shown = viewOf(
  control("button", "Записаться", { weight: 9 }),
  control("link", "Профиль"),
  control("field", "Телефон", { purpose: "tel", weight: 6 }),
);

describe("The next step of a walk", () => {
  test("is the same for the same pick, and one that the page offers", () => {
    const names = new Set(shown.page?.controls.map(({ name }) => name));
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0, 1), (pick, tab) => {
        const step = nextStep(pick, tab, shown);
        expect(nextStep(pick, tab, shown)).toEqual(step);
        if ("target" in step) expect(names).toContain(step.target.name);
        expect(step.do === "type").toBe("target" in step && step.target.kind === "field");
      }),
    );
  });

  test("is of every kind sooner or later, and goes to an address where there is nothing to press", () => {
    const picks = fc.sample(fc.nat(), { seed: 1, numRuns: 3000 });
    const kinds = new Set(picks.map((pick) => nextStep(pick, 0, shown).do));
    expect([...kinds].toSorted()).toEqual(
      [
        "back",
        "enter",
        "fault",
        "follow",
        "forward",
        "pass",
        "press",
        "pressTwice",
        "reload",
        "switchTo",
        "type",
      ].toSorted(),
    );
    for (const pick of picks.slice(0, 50)) expect(nextStep(pick, 0, viewOf()).do).toBe("enter");
  });
});

test("a walk is shrunk to the steps that matter, in their order", async () => {
  const steps: Step[] = Array.from({ length: 30 }, (_, seconds) => ({ tab: 0, do: "pass", seconds }));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(29), { minLength: 1, maxLength: 4 }), async (needed) => {
      const shortest = await shrink(steps, async (fewer) =>
        needed.every((one) => fewer.some((step) => step.do === "pass" && step.seconds === one)),
      );
      const wanted = needed.toSorted((one, other) => one - other).map((one) => `first tab: ${one} s pass`);
      expect(shortest.map(inWords)).toEqual(wanted);
    }),
  );
});

describe("Between a page and the service", () => {
  /** What comes of a call while something is wrong: its status and its text, or "cut". */
  async function callWith(
    fault: FaultKind | undefined,
    text = '{"all":"of it"}',
  ): Promise<{ message: string; taken: number; interceptor: CallInterceptor }> {
    const interceptor = new CallInterceptor();
    let taken = 0;
    const server = createServer((call, answer) =>
      interceptor.intercept(call, answer, () => {
        taken += 1;
        answer.writeHead(200, { "content-type": "application/json" });
        answer.end(text);
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
    const { port } = server.address() as AddressInfo;
    if (fault) interceptor.arm(fault, "any");
    const message = await new Promise<string>((resolve) => {
      const asked = get({ port, path: "/rest/common/countries", headers: { "idempotency-key": "one" } }, (answer) => {
        let text = "";
        answer.on("data", (part: Buffer) => (text += part.toString()));
        answer.on("end", () => resolve(`${answer.statusCode} ${text}`));
        answer.on("error", () => resolve("cut"));
      });
      asked.on("error", () => resolve("cut"));
    });
    await vi.waitFor(() =>
      expect([interceptor.calls.length, interceptor.open]).toEqual([fault === "twice" ? 2 : 1, 0]),
    );
    await new Promise((resolve) => server.close(resolve));
    return { message, taken, interceptor };
  }

  test.each<[FaultKind | undefined, string, number]>([
    [undefined, '200 {"all":"of it"}', 1],
    ["offline", "cut", 0],
    ["lostAnswer", "cut", 1],
    ["answerCut", "cut", 1],
    ["slow", '200 {"all":"of it"}', 1],
    ["overtaken", '200 {"all":"of it"}', 1],
    ["serverError", "500 <h1>500</h1>", 0],
  ])("a call that is treated so (%s) is answered so", async (fault, answer, times) => {
    const { message, taken, interceptor } = await callWith(fault);
    expect([message, taken]).toEqual([answer, times]);
    expect(interceptor.calls).toMatchObject([{ operation: "getCountries", fault }]);
    expect(interceptor.isArmed).toBe(false);
  });

  test("a call that comes twice is one of the same meaning and key, once more", async () => {
    const { message, taken, interceptor } = await callWith("twice");
    expect([message, taken]).toEqual(['200 {"all":"of it"}', 2]);
    expect(interceptor.calls).toMatchObject([
      { operation: "getCountries", key: "one", fault: "twice" },
      { operation: "getCountries", key: "one", fault: undefined },
    ]);
    expect(new Set(interceptor.calls.map(({ meaning }) => meaning())).size).toBe(1);
  });

  test.each<FaultKind>(["lostAnswer", "answerCut"])(
    "what the service did is known though its answer is gone (%s)",
    async (fault) => {
      const { message, interceptor } = await callWith(fault, '{"reservation":{"id":"A"}}');
      expect(message).toBe("cut");
      expect(interceptor.calls).toMatchObject([{ served: { status: 200, reservationId: "A" } }]);
    },
  );

  test("a refusal that no client knows is one of the contract's kind", async () => {
    const { message } = await callWith("refused");
    expect(message).toMatch(/^400 /);
    expect(JSON.parse(message.slice(4))).toMatchObject({ status: 400, code: "somethingNew" });
  });
});

const call = (more: Partial<SeenCall> & { asks?: string } = {}): SeenCall => ({
  operation: "createReservation",
  method: "POST",
  key: "one",
  meaning: () => more.asks ?? "a time",
  status: 201,
  fault: undefined,
  served: undefined,
  ...more,
});

test("a walk complains of a key under which two things are asked for, and not of a repetition", () => {
  expect(complaintsOfCalls([call(), call(), call({ key: "two", asks: "another time" })])).toEqual([]);
  for (const other of [call({ asks: "another time" }), call({ operation: "cancelReservation" })])
    expect(complaintsOfCalls([call(), other]).map(({ rule }) => rule)).toEqual(["a key has one meaning"]);
});

describe("A walk complains where one key", () => {
  const lost: Partial<SeenCall> = {
    status: undefined,
    fault: "lostAnswer",
    served: { status: 201, reservationId: "A" },
  };
  const again = (status: number, reservationId?: string) => call({ status, served: { status, reservationId } });
  const rules = (...calls: SeenCall[]) => complaintsOfCalls(calls).map(({ rule }) => rule);

  test("has reserved once more, or is refused after it has reserved", () => {
    expect(rules(call(lost), again(201, "B"))).toEqual(["one reservation"]);
    expect(rules(call(lost), again(400))).toEqual(["one reservation"]);
  });

  test("and not where it is answered as before, where another reserves, or where nobody was let in", () => {
    expect(rules(call(lost), again(201, "A"), again(401))).toEqual([]);
    expect(rules(again(400), again(201, "A"))).toEqual([]);
    expect(rules(call(lost), { ...again(201, "B"), key: "two" })).toEqual([]);
  });
});

test("a walk complains of a service that fails where nothing was broken on purpose", () => {
  expect(complaintsOfCalls([call({ status: 500, fault: "serverError" }), call({ key: "two", status: 422 })])).toEqual(
    [],
  );
  expect(complaintsOfCalls([call({ status: 500 })]).map(({ rule }) => rule)).toEqual([
    "the service answers what it is asked",
  ]);
});
