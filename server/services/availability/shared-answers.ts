import { LRUCache } from "lru-cache";

/** Whoever asks later than so long after the first has it worked out anew: what hangs takes nobody else along. */
const sharedMs = 1_000;
const mostAnswers = 500;

/** Answers that whoever asks the same within a second shares, until they are forgotten. */
export type SharedAnswers<Question, Value> = { of(question: Question): Promise<Value>; forget(): void };

/**
 * Shares what is worked out; a failure is everybody's who waits for it, and nobody's who asks after it.
 * @param keyOf what two questions have in common that may have one answer
 */
export function sharedAnswers<Question, Value>(
  work: (question: Question) => Promise<Value>,
  keyOf: (question: Question) => string,
): SharedAnswers<Question, Value> {
  const answers = new LRUCache<string, { since: number; value: Promise<Value> }>({ max: mostAnswers });
  return {
    of(question) {
      const key = keyOf(question);
      const there = answers.get(key);
      if (there !== undefined && performance.now() - there.since < sharedMs) return there.value;
      const answer = { since: performance.now(), value: work(question) };
      answers.set(key, answer);
      answer.value.catch(() => answers.peek(key) === answer && answers.delete(key));
      return answer.value;
    },
    forget: () => answers.clear(),
  };
}
