import { expect, test } from "vitest";
import { curedByNewToken, isProblemCode, problemStatuses } from "../../domain/problem-statuses.ts";
import document from "../../openapi/generated/openapi.json" with { type: "json" };

const { ProblemCode, Problem } = document.components.schemas;

test("each problem of the contract has a status that a problem may have", () => {
  expect(Object.keys(problemStatuses).toSorted()).toEqual(ProblemCode.enum.toSorted());
  const { minimum, maximum } = Problem.properties.status;
  const outside = Object.entries(problemStatuses).filter(([, status]) => status < minimum || status > maximum);
  expect(outside).toEqual([]);
});

test("what the contract has no code for is no problem of it, whatever objects have by that name", () => {
  expect(ProblemCode.enum.every(isProblemCode)).toBe(true);
  expect(["toString", "slottaken", ""].filter(isProblemCode)).toEqual([]);
});

test("another access token cures what is wrong with the token alone", () => {
  const unauthorized = Object.keys(problemStatuses).filter(
    (code) => isProblemCode(code) && problemStatuses[code] === 401,
  );
  expect(unauthorized.filter((code) => !curedByNewToken.includes(code))).toEqual([
    "signInNeeded",
    "sessionRevoked",
    "refreshTokenInvalid",
  ]);
  expect(curedByNewToken.filter((code) => !unauthorized.includes(code))).toEqual([]);
});
