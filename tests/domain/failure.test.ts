import { expect, test } from "vitest";
import {
  CallFailed,
  failureName,
  failureOf,
  isOutcomeUnknown,
  isProblemAction,
  newBillOf,
  refusal,
  refusalOnTheWay,
  waitSecondsOf,
} from "../../domain/failure.ts";

test("a call that was not let through to the service is refused, and is to be tried later", () => {
  expect(refusalOnTheWay(451)).toEqual({
    kind: "refused",
    status: 451,
    code: "unavailable",
    action: "tryLater",
    problem: { type: "about:blank", title: "Not let through", status: 451, code: "unavailable" },
  });
});

test("what was thrown is a failure of a call where it says so, and one of ours otherwise", () => {
  const failure = refusalOnTheWay(451);
  expect(failureOf(new CallFailed(failure))).toBe(failure);
  expect(failureOf(new Error("No"))).toEqual({ kind: "broken" });
});

test("a call may have taken effect where no good answer came, and not where it was refused", () => {
  const unknown = [{ kind: "unreachable" }, { kind: "broken" }, { kind: "interrupted" }];
  expect(unknown.map(isOutcomeUnknown)).toEqual([true, true, true]);
  expect([refusalOnTheWay(451), null].map(isOutcomeUnknown)).toEqual([false, false]);
});

test("the same may be asked again after as many seconds as the refusal says, and at once where nothing says so", () => {
  const refused = refusalOnTheWay(429);
  expect(waitSecondsOf({ ...refused, problem: { ...refused.problem, waitSeconds: 30 } })).toBe(30);
  expect([refused, { kind: "broken" }, null].map(waitSecondsOf)).toEqual([0, 0, 0]);
});

test("a failure is called by the code of its refusal, or by its kind, and its error by what people of the service read", () => {
  const failures = [refusalOnTheWay(451), { kind: "broken" }] as const;
  expect(failures.map(failureName)).toEqual(["unavailable", "broken"]);
  expect(failures.map((failure) => new CallFailed(failure).message)).toEqual(["Not let through", "broken"]);
});

test("a price is to be agreed to anew where a refusal asks for that and tells the whole of it", () => {
  const bill = { total: { amount: 800_000, currency: "KZT" }, prepayment: { amount: 0, currency: "KZT" } };
  /** As it came over the wire, where anything may stand. */
  const refused = (body: object) => {
    const problem = { type: "about:blank", title: "No", status: 403, code: "priceChanged", action: "acceptPrice" };
    return refusal(403, JSON.parse(JSON.stringify({ ...problem, ...body })));
  };
  expect(newBillOf(refused({ bill }))).toEqual(bill);
  const others = [
    refused({ bill, action: "changeTime" }),
    refused({}),
    refused({ bill: null }),
    refused({ bill: { total: bill.total } }),
    refused({ bill: { prepayment: bill.prepayment } }),
    { kind: "broken", action: "acceptPrice", problem: { bill } },
    null,
  ];
  expect(others.map(newBillOf)).toEqual(others.map(() => undefined));
});

test("an action of the contract is its text, and nothing that reads like it", () => {
  expect(["signIn", ["signIn"], "toString", 5, null].map(isProblemAction)).toEqual([true, false, false, false, false]);
});
