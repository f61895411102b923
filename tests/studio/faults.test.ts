import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isProblem } from "../../domain/failure.ts";
import { operations } from "../../src/studio/faults/operations.ts";
import { type CallFault, faultOf, type Faults, noFaults, readFaults } from "../../src/studio/faults/faults.ts";
import { faultSets } from "../../src/studio/faults/sets.ts";
import { withFaults } from "../../src/studio/faults/with-faults.ts";

const call = (operation: string, kind: CallFault, code?: string) => {
  const found = operations.find((one) => one.operation === operation);
  if (found === undefined) throw new Error(`The contract has no ${operation}.`);
  return { ...found, kind, ...(code !== undefined && { code }) };
};
const every = (kind: CallFault): Faults => ({ ...noFaults, calls: [{ operation: "", method: "", path: "", kind }] });

const address = "http://kezek.test/rest/common/countries";
const service = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  service.mockImplementation(async () => new Response("[]"));
});
afterEach(() => vi.resetAllMocks());

/** A page's fetch while this goes wrong. */
const page = (faults: Faults, waited: number[] = []) =>
  withFaults((target, init) => service(new Request(target, init)), {
    faults: () => faults,
    wait: async (ms) => void waited.push(ms),
  });

describe("A call that", () => {
  test("has no fault goes through as it is", async () => {
    expect(await (await page(noFaults)(address)).text()).toBe("[]");
    expect(service).toHaveBeenCalledTimes(1);
  });

  test("does not leave the device never comes to the service", async () => {
    await expect(page(every("offline"))(address)).rejects.toThrow(TypeError);
    expect(service).not.toHaveBeenCalled();
  });

  test("is never answered ends with whoever gives it up", async () => {
    const giving = new AbortController();
    const answer = page(every("unanswered"))(address, { signal: giving.signal });
    giving.abort(new Error("Given up"));
    await expect(answer).rejects.toThrow("Given up");
    expect(service).not.toHaveBeenCalled();
  });

  test("is slow comes to the service late", async () => {
    const waited: number[] = [];
    await page(every("slow"), waited)(address);
    expect(waited).toEqual([3000]);
    expect(service).toHaveBeenCalledTimes(1);
  });

  test("loses its answer was done", async () => {
    await expect(page(every("lostAnswer"))(address)).rejects.toThrow(TypeError);
    expect(service).toHaveBeenCalledTimes(1);
  });

  test("comes twice does so with the same key and body", async () => {
    const sent: string[] = [];
    service.mockImplementation(async (request) => {
      sent.push(`${request.headers.get("idempotency-key")} ${await request.text()}`);
      return new Response("{}");
    });
    await page(every("twice"))(address, { method: "POST", body: "{}", headers: { "idempotency-key": "k" } });
    expect(sent).toEqual(["k {}", "k {}"]);
  });

  test("is overtaken is answered after the next one", async () => {
    const answers: string[] = [];
    const send = page({ ...noFaults, calls: [call("getCountries", "overtaken")] });
    const first = send(address).then(() => answers.push("first"));
    await send("http://kezek.test/rest/common/other").then(() => answers.push("second"));
    await first;
    expect(answers).toEqual(["second", "first"]);
  });

  test("is answered with 500 is no problem document", async () => {
    const answer = await page(every("serverError"))(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html"]);
  });

  test("is refused carries the code that was asked for", async () => {
    const answer = await page({ ...noFaults, calls: [call("getCountries", "refused", "slotTaken")] })(address);
    const body: unknown = await answer.json();
    expect(isProblem(body) && [answer.status, body.code, body.action]).toEqual([400, "slotTaken", "tryLater"]);
    expect(service).not.toHaveBeenCalled();
  });
});

describe("A fault", () => {
  test.each(operations.map((one) => [one.operation, one] as const))("of %s is of that call alone", (_name, one) => {
    const path = one.path.replaceAll(/\{[^}]+\}/g, "7");
    const faults: Faults = { ...noFaults, calls: operations.map((other) => ({ ...other, kind: "slow" as const })) };
    const found = faultOf(
      { ...faults, calls: faults.calls.filter(({ operation }) => operation === one.operation) },
      one.method,
      path,
    );
    expect(found?.operation).toBe(one.operation);
    expect(
      faultOf({ ...noFaults, calls: [{ ...one, kind: "slow" }] }, one.method === "GET" ? "POST" : "GET", path),
    ).toBeUndefined();
  });

  test("of every call is of the service's calls, and not of words and scripts", () => {
    expect(faultOf(every("offline"), "GET", "/locales/app/ru.json")).toBeUndefined();
    expect(faultOf(every("offline"), "POST", "/auth-app/auth/v1/sign-in")?.kind).toBe("offline");
  });

  test("that was asked for last counts", () => {
    const calls = [...every("offline").calls, call("getCountries", "slow")];
    expect(faultOf({ ...noFaults, calls }, "GET", "/rest/common/countries")?.kind).toBe("slow");
  });
});

describe("What is kept of faults", () => {
  test.each(Object.entries(faultSets))("%s is read as it was written", (_name, set) => {
    const { calls, storage } = set;
    expect(readFaults(JSON.stringify({ calls, storage }))).toEqual({ calls, storage });
  });

  test("while the processor is down every call that pays fails, and what is due can still be read", () => {
    const down = faultSets["Processor down"];
    const pay = "/rest/clients-app/v1/reservations/1/prepayments";
    expect(faultOf(down, "POST", `${pay}/cloud-payments`)?.kind).toBe("serverError");
    expect(faultOf(down, "POST", "/rest/clients-app/v2/gift-cards/1/pay")?.kind).toBe("serverError");
    expect(faultOf(down, "GET", pay)).toBeUndefined();
  });

  test.each([null, "", "[]", '{"calls":7}', '{"calls":[{"kind":"burnt"}],"storage":null}'])(
    "%j is no fault",
    (text) => {
      expect(readFaults(text)).toEqual(noFaults);
    },
  );
});
