import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveAccount, Visitor } from "../server/accounts/visitor.ts";
import type { Survey } from "../../domain/entities.ts";
import type { components } from "../../openapi/generated/api.ts";
import type { TestServer } from "../server/test-server.ts";
import { closeTwo, openTwo } from "./at-once.ts";

type KeptSurvey = components["schemas"]["KeptSurvey"];

let server: TestServer;
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));

test("twenty devices of one client that finish a survey each at once, at two processes, leave one", async () => {
  const clientId = await giveAccount(server);
  const { accessToken } = await new Visitor(server).enter();
  const tokens = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(
    tokens.map((token, index) =>
      new Visitor(index % 2 ? server : neighbour).as({ accessToken }, "POST", "/clients-app/v1/b2c-p13n/v1/finish", {
        token,
        answers: { budget: ["low"] },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
  const { rows } = await server.pool.query("select client_id, token from surveys");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ client_id: clientId });
});

test("of twenty answers to one question that know as much, at two processes at once, one is kept and none overwrites it", async () => {
  const token = randomUUID();
  const hours = ["morning", "day", "evening", "weekend"];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      new Visitor(index % 2 ? server : neighbour).ask<KeptSurvey>("PUT", `/rest/clients-app/v1/b2c-p13n/${token}`, {
        version: 0,
        answers: { hours: [hours[index % 4]] },
      }),
    ),
  );
  const kept = (await server.get<Survey>(`/rest/clients-app/v1/b2c-p13n/${token}`)).body;
  expect(kept).toMatchObject({ version: 1, isFinished: false });
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: kept });
  expect(answers.filter(({ body }) => !body.isLate)).toHaveLength(1);
});

test("a survey that is finished while answers arrive at two processes is as it was finished", async () => {
  const token = randomUUID();
  const path = `/rest/clients-app/v1/b2c-p13n`;
  const late = (index: number) =>
    new Visitor(index % 2 ? server : neighbour).ask("PUT", `${path}/${token}`, {
      version: 0,
      answers: { budget: ["high"], hours: ["day"] },
    });
  const finish = () =>
    new Visitor(server).ask("POST", `${path}/v1/finish`, { token, answers: { budget: ["low"], hours: [] } });
  await Promise.all([late(0), late(1), late(2), finish(), late(3), late(4), late(5)]);
  expect((await server.get<Survey>(`${path}/${token}`)).body).toMatchObject({
    answers: { budget: ["low"], hours: [] },
    isFinished: true,
  });
});
