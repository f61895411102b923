// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { everywhere, pagePaths } from "../../domain/addresses.ts";
import { drawnKeys } from "../../domain/drawn-keys.ts";
import { render } from "../../src/app/server-entry.tsx";
import { renderRequest } from "../support/render-request.ts";

afterEach(() => void vi.restoreAllMocks());

const named: Readonly<Record<string, string>> = {
  company: "red-apple-naberezhnaya",
  masterId: "2",
  step: "time",
  way: "sign-in",
};
/** What each key says that the server reads and does not draw by. */
const said: Readonly<Record<string, string>> = {
  hour: "13:00",
  start: "2026-11-23T13:00:00+05:00",
  express: "1",
  wait: "30",
  manner: "oneAfterAnother",
  [everywhere.signIn]: "sign-in",
};

async function drawn(url: string): Promise<{ body: string; head: string; status: number; location?: string }> {
  const { body, head, status, location } = await render(renderRequest(url));
  return { body, head, status, ...(location !== undefined && { location }) };
}

test.each(Object.entries(pagePaths))(
  "what the server reads in the address of %s either tells its drawings apart or changes nothing of them",
  async (_, path) => {
    const url = path.replaceAll(/:(\w+)/g, (_match, name: string) => named[name] ?? "1");
    const read = vi.spyOn(URLSearchParams.prototype, "get");
    const plain = await drawn(url);
    const others = [...new Set(read.mock.calls.map(([key]) => key))].filter((key) => !drawnKeys.includes(key));
    expect(others.filter((key) => said[key] === undefined)).toEqual([]);
    for (const key of others) {
      expect(await drawn(`${url}?${new URLSearchParams({ [key]: said[key] ?? "" }).toString()}`)).toEqual(plain);
    }
  },
);
