import { stripVTControlCharacters } from "node:util";

/** One test of a report, however it ended, and why its first try failed where it did. */
export type TestRun = {
  name: string;
  seconds: number;
  outcome: "passed" | "failed" | "flaky" | "skipped";
  failure: string | null;
};

type VitestReport = { testResults: { assertionResults: VitestResult[] }[] };
type VitestResult = { fullName: string; duration?: number | null; status: string; failureMessages?: string[] };
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: PlaywrightTry[] }[] }[];
};
type PlaywrightTry = { duration: number; errors?: { message?: string }[] };

/** The tests in a report of Vitest's JSON reporter; one that passed and yet has failures did so at the second try. */
export function testsOfVitest(json: string): TestRun[] {
  const report: VitestReport = JSON.parse(json);
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration, status, failureMessages: [failure] = [] }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      outcome: outcomeOf(status, failure),
      failure: failure === undefined ? null : stripVTControlCharacters(failure),
    }));
}

function outcomeOf(status: string, failure: string | undefined): TestRun["outcome"] {
  if (status === "passed") return failure === undefined ? "passed" : "flaky";
  return status === "failed" ? "failed" : "skipped";
}

/** The tests in a report of Playwright's JSON reporter; one that passed at the second try is flaky. */
export function testsOfPlaywright(json: string): TestRun[] {
  const report: { suites: PlaywrightSuite[] } = JSON.parse(json);
  return report.suites.flatMap((suite) => testsOfSuite(suite, []));
}

function testsOfSuite({ title, suites = [], specs = [] }: PlaywrightSuite, above: string[]): TestRun[] {
  const here = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }): TestRun => ({
      name: [...here, spec.title].join(" › "),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      outcome: outcomes[status] ?? "failed",
      failure: failureOf(results),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, here))];
}

function failureOf(tries: PlaywrightTry[]): string | null {
  const messages = tries.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message));
  return messages[0] === undefined ? null : stripVTControlCharacters(messages[0]);
}

const outcomes: Record<string, TestRun["outcome"]> = {
  expected: "passed",
  unexpected: "failed",
  flaky: "flaky",
  skipped: "skipped",
};

/** What to say of the tests at the end: those that passed at the second try only, and where the time went. */
export function remarksOn(tests: TestRun[], most = 10): string[] {
  const flaky = tests.filter(({ outcome }) => outcome === "flaky");
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
  return [
    ...flaky.flatMap(({ name, failure }) => [`flaky: ${name}`, ...linesOf(failure)]),
    `The slowest of ${tests.length} tests:`,
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
  ];
}

function linesOf(failure: string | null, most = 12): string[] {
  const lines = (failure ?? "").split("\n").filter((line) => line.trim() !== "");
  return lines.slice(0, most).map((line) => `  ${line}`);
}
