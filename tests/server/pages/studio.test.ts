import { afterEach, expect, test } from "vitest";
import { studioPaths } from "../../../domain/studio-addresses.ts";
import { type BuiltClient, serveBuiltClient } from "./built-client.ts";

const open: BuiltClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

async function site(sandbox: boolean) {
  const client = await serveBuiltClient({ sandbox });
  open.push(client);
  return (url: string) => client.app.inject({ url });
}

test("beside the sandbox there is a studio, which lets nothing in from elsewhere and is always the latest", async () => {
  const get = await site(true);
  const page = await get("/studio");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Kezek studio");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(page.body).toContain('<meta name="kezek-network" content="http://192.168.1.5:4300"');
  const phone = await get("/studio/phone");
  expect(phone.statusCode).toBe(200);
  expect(phone.body).toContain("this browser");
  expect(phone.headers["set-cookie"]).toBeUndefined();
  expect(phone.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
  const observer = await get("/studio/observer.js");
  expect(observer.statusCode).toBe(200);
  expect(observer.headers["content-type"]).toContain("javascript");
  expect(observer.headers["cache-control"]).toBe("no-cache");
  expect((await get(studioPaths.paths)).json()).toEqual([{ machine: "time-hold" }]);
  expect((await get("/salon")).body).toContain('<meta name="kezek-studio" content="/studio/observer.js"');
});

test("without the sandbox there is none: its files are not there, and no page knows of it", async () => {
  const get = await site(false);
  for (const url of ["/studio", "/studio/phone", "/studio/observer.js", studioPaths.paths]) {
    const { statusCode, body } = await get(url);
    expect(statusCode, url).toBe(404);
    expect(body).not.toMatch(/Kezek studio|this browser|openObserver|time-hold/);
  }
  expect((await get("/salon")).body).toContain('<meta name="kezek-studio" content=""');
});

test.each(["/studio/../client/robots.txt", "/studio/..%2fclient%2frobots.txt"])(
  "%s leads to no other file",
  async (url) => {
    const get = await site(true);
    expect((await get(url)).body).not.toContain("User-agent");
  },
);
