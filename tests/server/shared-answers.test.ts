import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sharedAnswers } from "../../server/services/availability/shared-answers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asked() {
  const open: { question: string; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const work = (question: string) =>
    new Promise<string>((answer, fail) => {
      open.push({ question, answer, fail });
    });
  const answers = sharedAnswers(work, (question) => question.toLowerCase());
  return { answers, open };
}

it("Who asks the same while it is worked out waits for that answer", async () => {
  const { answers, open } = asked();
  const all = [answers.of("one"), answers.of("ONE"), answers.of("two")];
  expect(open.map(({ question }) => question)).toEqual(["one", "two"]);
  open[0]?.answer("first");
  open[1]?.answer("second");
  expect(await Promise.all(all)).toEqual(["first", "first", "second"]);
});

it("Who asks once it is answered is told the same", async () => {
  const { answers, open } = asked();
  const before = answers.of("one");
  open[0]?.answer("first");
  await before;
  expect(await answers.of("one")).toBe("first");
  expect(open).toHaveLength(1);
});

it("What is forgotten is worked out anew, also where it is still on its way, which then takes nobody else's place", async () => {
  const { answers, open } = asked();
  const before = answers.of("one");
  answers.forget();
  const after = answers.of("one");
  open[1]?.answer("after");
  open[0]?.answer("before");
  expect(await Promise.all([before, after])).toEqual(["before", "after"]);
  expect(await answers.of("one")).toBe("after");
  expect(open).toHaveLength(2);
});

it("A failure is everybody's who waits for it, and nobody's who asks after it", async () => {
  const { answers, open } = asked();
  const all = [answers.of("one"), answers.of("one")];
  open[0]?.fail(new Error("lost"));
  expect(await Promise.allSettled(all)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  const after = answers.of("one");
  open[1]?.answer("had");
  expect(await after).toBe("had");
});

it.each([
  { what: "an answer that is there", isThere: true },
  { what: "one that is still on its way", isThere: false },
])("A second later $what is worked out anew", async ({ isThere }) => {
  const { answers, open } = asked();
  const first = answers.of("one");
  if (isThere) {
    open[0]?.answer("early");
    await first;
  }
  vi.advanceTimersByTime(999);
  void answers.of("one");
  expect(open).toHaveLength(1);
  vi.advanceTimersByTime(2);
  const later = answers.of("one");
  expect(open).toHaveLength(2);
  open[0]?.answer("late");
  open[1]?.answer("in time");
  expect(await Promise.all([later, answers.of("one")])).toEqual(["in time", "in time"]);
});
