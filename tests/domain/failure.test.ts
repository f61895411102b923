import { expect, test } from "vitest";
import { refusalOnTheWay } from "../../domain/failure.ts";

test("a call that was not let through to the service is refused, and is to be tried later", () => {
  expect(refusalOnTheWay(451)).toEqual({
    kind: "refused",
    status: 451,
    code: "unavailable",
    action: "tryLater",
    problem: { type: "about:blank", title: "Not let through", status: 451, code: "unavailable" },
  });
});
