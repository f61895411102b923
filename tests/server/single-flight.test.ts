import { expect, it, vi } from "vitest";
import { singleFlight } from "../../server/core/single-flight.ts";

function asked() {
  const flights: { question: string; land: (value: string) => void; fail: (error: Error) => void }[] = [];
  const ask = singleFlight(
    (question: string) => new Promise<string>((land, fail) => flights.push({ question, land, fail })),
    (question) => question.toLowerCase(),
  );
  return { ask, flights };
}

it("Who asks the same while it is worked out waits for that answer", async () => {
  const { ask, flights } = asked();
  const answers = [ask("one"), ask("ONE"), ask("two")];
  expect(flights.map(({ question }) => question)).toEqual(["one", "two"]);
  flights[0]?.land("first");
  flights[1]?.land("second");
  expect(await Promise.all(answers)).toEqual(["first", "first", "second"]);
});

it("Who asks once it is answered has it worked out anew", async () => {
  const { ask, flights } = asked();
  const before = ask("one");
  flights[0]?.land("before");
  await before;
  const after = ask("one");
  flights[1]?.land("after");
  expect(await after).toBe("after");
});

it("A failure is everybody's who waits for it, and nobody's who asks after it", async () => {
  const { ask, flights } = asked();
  const answers = [ask("one"), ask("one")];
  flights[0]?.fail(new Error("lost"));
  expect(await Promise.allSettled(answers)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  const after = ask("one");
  flights[1]?.land("had");
  expect(await after).toBe("had");
});

it("Who asks a second after somebody who waits still has it worked out anew", async () => {
  vi.useFakeTimers();
  const { ask, flights } = asked();
  void ask("one");
  vi.advanceTimersByTime(999);
  void ask("one");
  expect(flights).toHaveLength(1);
  vi.advanceTimersByTime(1);
  const later = ask("one");
  expect(flights).toHaveLength(2);
  flights[0]?.land("late");
  const joined = ask("one");
  flights[1]?.land("in time");
  expect(await Promise.all([later, joined])).toEqual(["in time", "in time"]);
  vi.useRealTimers();
});
