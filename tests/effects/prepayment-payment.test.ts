import { createActor, toPromise } from "xstate";
import { expect, test } from "vitest";
import * as example from "../../machines/card-payment/examples.ts";
import { CallFailed } from "../../domain/failure.ts";
import { hold } from "../../machines/kit/examples.ts";
import { createClient } from "../../src/api/client.ts";
import { prepaymentEffects } from "../../src/effects/prepayment-payment.ts";
import { base, nowhere, visitor } from "../api/calls.ts";

const { read } = example;
const now = Date.UTC(2026, 10, 20, 9);

/** Asks a service that gives these answers in their order. */
function ask(input: { while: "processing" | null }, ...answers: object[]) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return Response.json(answers[Math.min(asked.length, answers.length) - 1]);
  };
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  const own = { reservationId: hold.reservationId, secret: hold.secret };
  const effects = prepaymentEffects({
    backgroundClient: client,
    clock: { now: () => now },
    pollForMs: 60_000,
    ...own,
  });
  return { asked, answer: toPromise(createActor(effects.readPayable, { input }).start()) };
}

test("What is due is read with the end of its time by this device's clock, with the guest's secret", async () => {
  const { asked, answer } = ask({ while: null }, read.due.payable);
  expect(await answer).toEqual({ payable: read.due.payable, until: now + 840_000 });
  expect(asked[0]?.headers.get("reservation_secret")).toBe(hold.secret);
});

test("A payment that the processor is at is asked about until it is not", async () => {
  const { asked, answer } = ask({ while: "processing" }, read.processing.payable, read.paid.payable);
  expect(await answer).toEqual(read.paid);
  expect(asked).toHaveLength(2);
});

test("A prepayment that is awaited without an end of its time is no answer", async () => {
  const { payableForSeconds: _, ...endless } = read.due.payable;
  await expect(ask({ while: null }, endless).answer).rejects.toEqual(new CallFailed({ kind: "broken" }));
});
