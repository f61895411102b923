import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isProblem } from "../../domain/failure.ts";
import { serviceClockHeader } from "../../domain/studio-addresses.ts";
import { problemStatuses } from "../../domain/problem-statuses.ts";
import { codesOf, problemActionNames, refusalStatuses } from "../../src/studio/faults/codes.ts";
import { operations } from "../../src/studio/faults/operations.ts";
import { type CallFault, countOf, faultOf, type Faults, noFaults, readFaults } from "../../src/studio/faults/faults.ts";
import type { Refusal } from "../../src/studio/faults/problem.ts";
import { faultSets } from "../../src/studio/faults/sets.ts";
import { clockWords } from "../../src/studio/faults/words.ts";
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
const page = (faults: Faults, waited: number[] = []) => {
  const send = withFaults({ faults: () => faults, wait: async (ms) => void waited.push(ms) })(service);
  return (target: string, init?: RequestInit) => send(new Request(target, init));
};

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

  test("has its answer cut was done: its status and headers come, half of its body, and then no more", async () => {
    const headers = { "content-type": "application/json", age: "7" };
    service.mockImplementation(async () => new Response('{"id":"abcdef"}', { status: 201, headers }));
    const send = page(every("answerCut"));
    const answer = await send(address);
    expect([answer.status, answer.headers.get("age")]).toEqual([201, "7"]);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"id":"a');
    await expect(reader?.read()).rejects.toThrow(TypeError);
    expect(service).toHaveBeenCalledTimes(1);
    await expect((await send(address)).json()).rejects.toThrow(TypeError);
  });

  test("has no body in its answer keeps it where answers are cut", async () => {
    service.mockImplementation(async () => new Response(null, { status: 204 }));
    expect(await (await page(every("answerCut"))(address)).text()).toBe("");
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

  test.each<[string, Refusal, unknown[]]>([
    ["the service's status and action", { code: "slotTaken" }, [400, "slotTaken", "changeTime", undefined]],
    [
      "another status than 400 where the code has one",
      { code: "tooManyCodes" },
      [403, "tooManyCodes", "tryLater", undefined],
    ],
    ["no action where the code has none", { code: "notFound" }, [404, "notFound", undefined, undefined]],
    ["no action where the code is in no contract", { code: "ofTomorrow" }, [400, "ofTomorrow", undefined, undefined]],
    [
      "the status, the action and the wait that were chosen",
      { code: "slotTaken", status: 429, action: "tryLater", waitSeconds: 30 },
      [429, "slotTaken", "tryLater", 30],
    ],
  ])("is refused carries the code that was asked for, and %s", async (_what, refusal, expected) => {
    const answer = await page({ ...noFaults, calls: [{ ...call("getCountries", "refused"), ...refusal }] })(address);
    const body: unknown = await answer.json();
    if (!isProblem(body)) throw new Error("It is no problem document.");
    expect([answer.status, body.code, body.action, body.waitSeconds]).toEqual(expected);
    expect(body.status).toBe(answer.status);
    expect(service).not.toHaveBeenCalled();
  });

  test("is refused with a token that has expired asks for another one, and with a session that has ended does not", async () => {
    const challenge = async (code: string) =>
      (await page({ ...noFaults, calls: [call("getCountries", "refused", code)] })(address)).headers.has(
        "www-authenticate",
      );
    expect([await challenge("accessTokenExpired"), await challenge("signInNeeded")]).toEqual([true, false]);
  });
});

describe("A clock that is off", () => {
  const sentClock = async (faults: Faults, target: string) => {
    const sent: (string | null)[] = [];
    service.mockImplementation(async (request) => {
      sent.push(request.headers.get(serviceClockHeader));
      return new Response("[]");
    });
    await page(faults)(target);
    return sent;
  };

  test("of the service goes with each call of it, also one that goes wrong, and with nothing else", async () => {
    const off: Faults = { ...noFaults, serviceClock: -90 };
    expect(await sentClock(off, address)).toEqual(["-90"]);
    expect(await sentClock({ ...off, ...every("twice"), serviceClock: 60 }, address)).toEqual(["60", "60"]);
    expect(await sentClock(off, "http://kezek.test/locales/app/ru.json")).toEqual([null]);
    expect(await sentClock({ ...noFaults, deviceClock: 60 }, address)).toEqual([null]);
  });

  test.each([
    ["deviceClock", 60, "The clock of the device is 1 hour ahead"],
    ["deviceClock", -90, "The clock of the device is 90 minutes behind"],
    ["serviceClock", 2880, "The clock of the service is 2 days ahead"],
    ["serviceClock", -1, "The clock of the service is 1 minute behind"],
  ] as const)("is read and told: %s by %i", (clock, minutes, words) => {
    expect(clockWords(clock, minutes)).toBe(words);
    const faults = { ...noFaults, [clock]: minutes };
    expect(readFaults(JSON.stringify(faults))).toEqual(faults);
    expect(countOf(faults)).toBe(1);
  });

  test.each([0, 1.5, "60", 600_000, -600_000])("by %j is no fault", (minutes) => {
    expect(readFaults(JSON.stringify({ ...noFaults, serviceClock: minutes }))).toEqual(noFaults);
  });
});

describe("The codes that are offered for a call", () => {
  test("begin with those that the contract names there, and have none of a status that the call cannot have", () => {
    expect(codesOf("cancelReservation").slice(0, 3)).toEqual(["cancelTooLate", "notCancellable", "reservationChanged"]);
    expect(codesOf("cancelReservation")).toContain("slotTaken");
    expect(codesOf("getCountries")).not.toContain("reservationNotFound");
    expect(new Set(codesOf("cancelReservation")).size).toBe(codesOf("cancelReservation").length);
  });

  test("are all of the contract for every call, with every action and the statuses of refusals", () => {
    expect(codesOf("")).toEqual(Object.keys(problemStatuses));
    expect(problemActionNames).toEqual(expect.arrayContaining(["changeTime", "signIn", "tryLater"]));
    expect(problemActionNames.length).toBe(15);
    expect(refusalStatuses).toEqual([400, 401, 403, 404, 409, 422, 429, 500, 503]);
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

  test("a refusal is read as it was chosen", () => {
    const refusal = { code: "slotTaken", status: 409, action: "callFirm" as const, waitSeconds: 30 };
    const faults = { ...noFaults, calls: [{ ...call("getCountries", "refused"), ...refusal }] };
    expect(readFaults(JSON.stringify(faults))).toEqual(faults);
  });

  test.each([{ status: 200 }, { action: "takeAWalk" }, { waitSeconds: 0 }, { code: "Slot taken" }])(
    "a refusal with %j is no fault",
    (wrong) => {
      const calls = [{ ...call("getCountries", "refused", "slotTaken"), ...wrong }];
      expect(readFaults(JSON.stringify({ ...noFaults, calls }))).toEqual(noFaults);
    },
  );

  test.each([null, "", "[]", '{"calls":7}', '{"calls":[{"kind":"burnt"}],"storage":null}'])(
    "%j is no fault",
    (text) => {
      expect(readFaults(text)).toEqual(noFaults);
    },
  );
});
