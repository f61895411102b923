import { expect, test } from "vitest";
import { failureOf, isOutcomeUnknown } from "../../domain/failure.ts";
import { answer } from "../../src/api/answer.ts";
import { createClient } from "../../src/api/client.ts";
import { problem } from "../support/fixture-api.ts";
import { answering, base, visitor, nowhere } from "./calls.ts";

type Answers = Parameters<typeof answering>;

function clientOf(fetch: ReturnType<typeof answering>["fetch"]) {
  return createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
}

async function failureAfter(...answers: Answers) {
  const { fetch } = answering(...answers);
  return failureOf(
    await answer(clientOf(fetch).GET("/rest/common/countries"), "length").catch((error: unknown) => error),
  );
}

test("a refusal keeps its problem: the code, and what to change", async () => {
  const failure = await failureAfter(problem(400, "slotTaken"));
  expect(failure).toMatchObject({ kind: "refused", status: 400, problem: { code: "slotTaken" } });
});

test("no answer is unreachable", async () => {
  expect(await failureAfter(new TypeError("Failed to fetch"))).toEqual({ kind: "unreachable" });
});

test("a success that breaks off in its middle is unreachable: the connection was lost, and nothing of ours is broken", async () => {
  const parts = [new TextEncoder().encode('[{"id":')];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.pop();
      if (part === undefined) controller.error(new TypeError("network error"));
      else controller.enqueue(part);
    },
  });
  const answer = new Response(body, { status: 200, headers: { "Content-Type": "application/json" } });
  expect(await failureAfter(answer)).toEqual({ kind: "unreachable" });
});

test("a success that breaks off in its middle is asked for once more, and what comes whole then is the answer", async () => {
  const cut = new Response(
    new ReadableStream({
      pull: (controller) => controller.error(new TypeError("network error")),
    }),
    { headers: { "Content-Type": "application/json" } },
  );
  const { fetch, calls } = answering(cut, Response.json([{ id: 1 }]));
  expect(await answer(clientOf(fetch).GET("/rest/common/countries"), "length")).toEqual([{ id: 1 }]);
  expect(calls).toHaveLength(2);
});

test("a failure of the service is broken", async () => {
  expect(await failureAfter(problem(503, "unavailable"))).toEqual({ kind: "broken" });
});

const page = (status: number) => new Response("<h1>No</h1>", { status, headers: { "Content-Type": "text/html" } });

test.each([400, 403, 408, 413, 425, 429, 431])(
  "a proxy's %i did not let the call through: nothing was done, and it may be tried later",
  async (status) => {
    const failure = await failureAfter(page(status));
    expect(failure).toMatchObject({ kind: "refused", status, action: "tryLater" });
    expect(isOutcomeUnknown(failure)).toBe(false);
  },
);

test.each([502, 504])("a proxy's %i says nothing of what became of the call", async (status) => {
  expect(isOutcomeUnknown(await failureAfter(page(status)))).toBe(true);
});

test.each([new TypeError("Failed to fetch"), page(502)])(
  "a proxy's no to the second try leaves it open what became of the first",
  async (first) => {
    expect(isOutcomeUnknown(await failureAfter(first, page(429)))).toBe(true);
  },
);

test("a success that is no JSON is broken", async () => {
  const page = new Response("<html>", { status: 200, headers: { "Content-Type": "application/json" } });
  expect((await failureAfter(page)).kind).toBe("broken");
});
