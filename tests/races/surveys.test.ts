import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveAccount, Visitor } from "../server/accounts/visitor.ts";
import type { TestServer } from "../server/test-server.ts";
import { closeTwo, openTwo } from "./at-once.ts";

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
