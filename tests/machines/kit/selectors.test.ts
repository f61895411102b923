import { expect, test } from "vitest";
import { isWaitingForServer, isWaitingForUser } from "../../../machines/kit/selectors.ts";
import { runSurvey } from "../support/run.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";

test("it is the client's turn once the service has answered, and never that of both", async () => {
  const running = runSurvey({ token, isBegun: true });
  const turns = () => [isWaitingForUser(running.snapshot()), isWaitingForServer(running.snapshot())];
  expect(turns()).toEqual([false, true]);
  await running.answer("getSurvey", { token, answers: {}, isFinished: false });
  expect(turns()).toEqual([true, false]);
  running.send({ type: "survey.abandoned" });
  expect(turns()).toEqual([false, false]);
});
