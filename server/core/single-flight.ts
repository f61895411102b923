/** Whoever asks later than so long after the first has it worked out anew: what hangs takes nobody else along. */
const joinableMs = 1_000;

/**
 * Has whoever asks the same while it is worked out wait for that answer.
 * @param keyOf what two questions have in common that may have one answer
 */
export function singleFlight<Question, Value>(
  work: (question: Question) => Promise<Value>,
  keyOf: (question: Question) => string,
): (question: Question) => Promise<Value> {
  const flights = new Map<string, { since: number; value: Promise<Value> }>();
  return (question) => {
    const key = keyOf(question);
    const there = flights.get(key);
    if (there !== undefined && performance.now() - there.since < joinableMs) return there.value;
    const flight = { since: performance.now(), value: work(question).finally(end) };
    flights.set(key, flight);
    return flight.value;
    function end(): void {
      if (flights.get(key) === flight) flights.delete(key);
    }
  };
}
