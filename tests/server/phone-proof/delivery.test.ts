import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { eventually } from "../../support/eventually.ts";
import { salon } from "../salon.ts";
import { type Answer, type Held, TestServer } from "../test-server.ts";

type Delivery = components["schemas"]["SmsDelivery"];

const phone = 77_011_234_567;
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations", "sms_challenges", "sms_sendings", "outbox");
});
afterEach(() => provider("none"));

async function provider(mode: string): Promise<void> {
  await server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode } });
}

function ask<Body = Delivery>({ reservation, secret }: Held, challengeId: string): Promise<Answer<Body>> {
  const query = `reservationId=${reservation.id}&challengeId=${challengeId}`;
  return server.get<Body>(`/rest/clients-app/v1/reservations/sms-code?${query}`, { reservation_secret: secret });
}

const deliveryOnce = (held: Held, challengeId: string, state: Delivery["state"]) =>
  eventually(
    async () => (await ask(held, challengeId)).body,
    (delivery) => delivery.state === state,
  );

describe("Whoever waits for a code", () => {
  test("sees its message on the way, sent and delivered", async () => {
    await provider("error");
    const held = await server.hold("13:00", 1);
    const { challengeId } = (await server.requestCode(held, phone)).body;
    expect((await ask(held, challengeId)).body).toEqual({ state: "processing", isSettled: false });
    await provider("undelivered");
    expect(await deliveryOnce(held, challengeId, "sent")).toEqual({ state: "sent", isSettled: false });
    await provider("none");
    expect(await deliveryOnce(held, challengeId, "delivered")).toEqual({ state: "delivered", isSettled: true });
  });

  test("is told when it cannot be delivered", async () => {
    await provider("undeliverable");
    const held = await server.hold("13:00", 1);
    const { challengeId } = (await server.requestCode(held, phone)).body;
    expect(await deliveryOnce(held, challengeId, "failed")).toEqual({ state: "failed", isSettled: true });
  });

  test("is told of no other's message", async () => {
    const [held, other] = [await server.hold("13:00", 1), await server.hold("15:00", 1)];
    const { challengeId } = (await server.requestCode(other, phone)).body;
    const { status, body } = await ask<Problem>(held, challengeId);
    expect([status, body.code, body.action]).toEqual([400, "codeExpired", "changeContacts"]);
    const guessed = await ask<Problem>({ ...other, secret: "x".repeat(43) }, challengeId);
    expect(guessed.body.code).toBe("reservationNotFound");
  });
});
