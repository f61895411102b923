import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pagePaths } from "../../domain/addresses.ts";
import { problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const id = "6f0d6c5e-6a52-4d5b-9a3c-1a2b3c4d5e6f";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

/** What stands for the parameters of addresses; an id for all others. */
const named: Record<string, string> = {
  way: "sms",
  token: "Ab3xK9",
  raffle: "red_apple",
  company: "red-apple",
  step: "time",
  masterId: "101",
};
const addresses = Object.values(pagePaths).map((path) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? id),
);

/** A service that refuses all by a code that is in no contract. */
async function refuseAll({ url }: Request): Promise<Response> {
  return url.endsWith("/get-access-token")
    ? Response.json({ accessToken: "token-1", tokenType: "Bearer", expiresIn: 3600 })
    : problem(400, "somethingNew");
}

test.each(addresses)("%s has a heading where nothing can be read for it", async (address) => {
  await renderApp(address, { fetch: refuseAll, user });
  expect(await screen.findAllByRole("heading", undefined, { timeout: 20_000 })).not.toEqual([]);
});
