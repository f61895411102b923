/**
 * Has whoever asks the same while it is worked out wait for that answer.
 * @param keyOf what two questions have in common that may have one answer
 */
export function singleFlight<Question, Value>(
  work: (question: Question) => Promise<Value>,
  keyOf: (question: Question) => string,
): (question: Question) => Promise<Value> {
  const flights = new Map<string, Promise<Value>>();
  return (question) => {
    const key = keyOf(question);
    const flight = flights.get(key) ?? work(question).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
