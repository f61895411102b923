import { expect, test } from "vitest";
import { failureOf } from "../../domain/failure.ts";
import { answer } from "../../src/api/answer.ts";
import { createClient } from "../../src/api/client.ts";
import { problem } from "../support/fixture-api.ts";
import { answering, base, visitor, nowhere } from "./calls.ts";

type Answers = Parameters<typeof answering>;

async function failureAfter(...answers: Answers) {
  const { fetch } = answering(...answers);
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  return failureOf(await answer(client.GET("/rest/common/countries")).catch((error: unknown) => error));
}

test("a refusal keeps its problem: the code, and what to change", async () => {
  const failure = await failureAfter(problem(400, "slotTaken"));
  expect(failure).toMatchObject({ kind: "refused", status: 400, problem: { code: "slotTaken" } });
});

test("no answer is unreachable", async () => {
  expect(await failureAfter(new TypeError("Failed to fetch"))).toEqual({ kind: "unreachable" });
});

test("a failure of the service is broken", async () => {
  expect(await failureAfter(problem(503, "unavailable"))).toEqual({ kind: "broken" });
});

test("a refusal outside of the contract is broken: a proxy's page says nothing to a client", async () => {
  const page = new Response("<h1>Forbidden</h1>", { status: 403, headers: { "Content-Type": "text/html" } });
  expect(await failureAfter(page)).toEqual({ kind: "broken" });
});

test("a success that is no JSON is broken", async () => {
  const page = new Response("<html>", { status: 200, headers: { "Content-Type": "application/json" } });
  expect((await failureAfter(page)).kind).toBe("broken");
});
