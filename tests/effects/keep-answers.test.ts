import { expect, test } from "vitest";
import type { SurveyAnswers } from "../../domain/entities.ts";
import { createClient } from "../../src/api/client.ts";
import { answersKeeper } from "../../src/effects/keep-answers.ts";
import { base, nowhere, visitor } from "../api/calls.ts";
import { problem } from "../support/fixture-api.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
const answers = (budget: "low" | "middle" | "high"): SurveyAnswers => ({ budget: [budget] });

/** A service that answers when it is told to, and what it was asked. */
function slowService() {
  const bodies: unknown[] = [];
  const held: ((answer: Response) => void)[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    bodies.push(await request.json());
    return new Promise((resolve) => held.push(resolve));
  };
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  const answer = (response: Response) => held.shift()?.(response);
  const kept = (version: number) => answer(Response.json({ token, answers: {}, isFinished: false, version }));
  return { keep: answersKeeper(client), bodies, answer, kept };
}

test("answers are kept one call at a time: of those given meanwhile the newest is next, knowing what was kept", async () => {
  const { keep, bodies, kept } = slowService();
  keep({ token, version: 3, answers: answers("low") });
  keep({ token, version: 3, answers: answers("middle") });
  keep({ token, version: 3, answers: answers("high") });
  await expect.poll(() => bodies).toEqual([{ version: 3, answers: answers("low") }]);
  kept(4);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 4, answers: answers("high") }]);
  kept(5);
});

test("answers that could not be kept do not stop those after them", async () => {
  const { keep, bodies, answer, kept } = slowService();
  keep({ token, version: 0, answers: answers("low") });
  keep({ token, version: 0, answers: answers("high") });
  await expect.poll(() => bodies).toHaveLength(1);
  answer(problem(404, "notFound"));
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 0, answers: answers("high") }]);
  kept(1);
});
