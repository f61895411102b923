import { describe, expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { failureOf, isOpenPayment, paymentMoves, paymentStatesBefore } from "../../domain/payment-status.ts";

const { PaymentState, PaymentStatus, PaymentFailure } = contract.components.schemas;
const states = PaymentState.enum;
const nextOf = (state: string): string[] => paymentMoves.flatMap(([from, to]) => (from === state ? [to] : []));

function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const state of reached) for (const next of nextOf(state)) reached.add(next);
  return reached;
}

describe("The states of a payment", () => {
  test("are those of the contract, which a reservation shows too, beside what it shows before there is one", () => {
    expect(new Set(paymentMoves.flat())).toEqual(new Set(states));
    expect(new Set(PaymentStatus.enum)).toEqual(new Set(["notRequired", "required", ...states]));
    const named = paymentMoves.map(([from, to]) => `${from} ${to}`);
    expect(new Set(named).size).toBe(named.length);
  });

  test("are all reached from where it begins, and lead to what is paid or has failed as long as they are open", () => {
    expect(reachedFrom("processing")).toEqual(new Set(states));
    for (const state of paymentStatesBefore("failed")) {
      expect([...reachedFrom(state)]).toEqual(expect.arrayContaining(["paid", "failed"]));
    }
  });

  test("never lead from money that was taken to where it could be taken again", () => {
    for (const state of ["paid", "partiallyRefunded", "refunded"]) {
      for (const reached of reachedFrom(state)) expect(paymentStatesBefore("failed")).not.toContain(reached);
    }
  });

  test("are open as long as they can fail", () => {
    const open = Object.entries(isOpenPayment).flatMap(([state, isOpen]) => (isOpen ? [state] : []));
    expect(new Set(open)).toEqual(new Set(paymentStatesBefore("failed")));
  });
});

test("each failure of a payment says what may help", () => {
  const helps = PaymentFailure.properties.action.enum;
  const { reason } = PaymentFailure.properties;
  expect(reason.enum).toContain("funds");
  expect(failureOf("funds")).toEqual({ reason: "funds", action: "changeCard" });
  expect(failureOf("fraud").action).toBe("callBank");
  expect(failureOf("notBegun").action).toBe("repeat");
  expect(helps).toEqual(["changeCard", "callBank", "repeat"]);
});
