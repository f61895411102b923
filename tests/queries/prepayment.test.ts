import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { CallFailed } from "../../domain/failure.ts";
import { read } from "../../machines/card-payment/examples.ts";
import { createClient } from "../../src/api/client.ts";
import { getPrepayment } from "../../src/queries/prepayment.ts";
import { answering, base, nowhere, visitor } from "../api/calls.ts";

const { payable } = read.due;

function ask(answer: object) {
  const { fetch } = answering(Response.json(answer));
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  const source = { client, language: "ru", city: undefined } as const;
  return new QueryClient().fetchQuery({ ...getPrepayment(source, "4f1c", undefined), retry: false });
}

test("a prepayment is what the service says", async () => {
  expect(await ask(payable)).toEqual(payable);
});

test.each(["due", "ways", "refunds", "reservationStatus", "bill"])(
  "a prepayment without its %s is no answer: the process of paying that is told of it reads all of them",
  async (name) => {
    const { [name]: _, ...others }: Record<string, unknown> = payable;
    await expect(ask(others)).rejects.toEqual(new CallFailed({ kind: "broken" }));
  },
);
