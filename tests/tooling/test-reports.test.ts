import { describe, expect, it } from "vitest";
import { remarksOn, testsOfPlaywright, testsOfVitest } from "../../scripts/project/test-reports.ts";

const vitest = {
  testResults: [
    {
      assertionResults: [
        { fullName: "Money adds up", duration: 1500, status: "passed" },
        { fullName: "Money is told apart", duration: null, status: "pending" },
        {
          fullName: "A code comes",
          duration: 2000,
          status: "passed",
          failureMessages: ["\u001B[31mNo code\u001B[39m"],
        },
        { fullName: "A code is right", duration: 10, status: "failed", failureMessages: ["It is wrong"] },
      ],
    },
  ],
};
const lateError = { message: "\u001B[31mTimed out\u001B[39m waiting for the page\n\n  Expected: signed out" };
const playwright = {
  suites: [
    {
      title: "account.spec.ts",
      specs: [{ title: "signs in", tests: [{ status: "expected", results: [{ duration: 3000 }] }] }],
      suites: [
        {
          title: "A logout",
          specs: [
            {
              title: "ends it",
              tests: [{ status: "flaky", results: [{ duration: 4000, errors: [lateError] }, { duration: 1000 }] }],
            },
          ],
        },
      ],
    },
  ],
};

describe("The remarks at the end of all tests", () => {
  const tests = [...testsOfVitest(JSON.stringify(vitest)), ...testsOfPlaywright(JSON.stringify(playwright))];

  it("name a test that passed at the second try only with what the first met, and the slowest with the time of all their tries", () => {
    expect(remarksOn(tests, 2)).toEqual([
      "flaky: A code comes",
      "  No code",
      "flaky: account.spec.ts › A logout › ends it",
      "  Timed out waiting for the page",
      "    Expected: signed out",
      "The slowest of 6 tests:",
      "   5.0 s  account.spec.ts › A logout › ends it",
      "   3.0 s  account.spec.ts › signs in",
    ]);
  });

  it("are made of tests that passed, failed, were flaky or did not run", () => {
    expect(tests.map(({ outcome }) => outcome)).toEqual(["passed", "skipped", "flaky", "failed", "passed", "flaky"]);
  });
});
