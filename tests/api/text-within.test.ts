import { expect, test } from "vitest";
import { textWithin } from "../../src/api/text-within.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** An answer that comes in these parts. */
function answer(...parts: Uint8Array<ArrayBuffer>[]): Response {
  return new Response(
    new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(part);
        stream.close();
      },
    }),
  );
}

test("a text comes whole, a letter that two parts share too", async () => {
  const bytes = bytesOf("Сәлем");
  expect(await textWithin(answer(bytes.slice(0, 3), bytes.slice(3)), bytes.length)).toBe("Сәлем");
  expect(await textWithin(new Response(null), 0)).toBe("");
});

test("a text that is too long is not fetched to its end", async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream({
    pull(stream) {
      sent += 1000;
      stream.enqueue(new Uint8Array(1000));
    },
    cancel: () => void (isCancelled = true),
  });
  await expect(textWithin(new Response(endless), 5000)).rejects.toThrow("more than 5000 bytes");
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(10_000);
});
