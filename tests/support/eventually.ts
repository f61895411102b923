import { setTimeout } from "node:timers/promises";

const timeoutMs = 20_000;
const pauseMs = 20;

/**
 * What is read once it is as it should be.
 * @throws with what was read last, when it is not so within twenty seconds
 */
export async function eventually<Value>(
  read: () => Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<Value> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isRight(value)) return value;
    if (performance.now() > end) throw new Error(`It did not come to be: ${JSON.stringify(value)}`);
    await setTimeout(pauseMs);
  }
}
