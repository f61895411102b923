import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

type Schemas = components["schemas"];

const red = { r: 200, g: 20, b: 20 };
let server: TestServer;
let visitor: Visitor;
let own: Schemas["SignedIn"];
beforeAll(async () => {
  server = await TestServer.open();
  visitor = new Visitor(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  await giveAccount(server);
  own = await visitor.enter();
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red }, limitInputPixels: false });
const upload = <Body = Schemas["Profile"]>(image: string | null, headers: Record<string, string> = {}) =>
  visitor.as<Body>(own, "POST", "/clients-app/v1/my/profiles/avatar-upload", { image }, headers);
const uploadBytes = <Body = Schemas["Profile"]>(bytes: Uint8Array) =>
  upload<Body>(Buffer.from(bytes).toString("base64"));

async function shown(url: string | undefined): Promise<Buffer> {
  const { statusCode, rawPayload } = await server.app.inject({ url: url ?? "" });
  expect(statusCode).toBe(200);
  return rawPayload;
}

async function expectUnreadable(bytes: Uint8Array): Promise<void> {
  const { status, body } = await uploadBytes<Problem>(bytes);
  expect({ status, code: body.code, action: body.action }).toEqual({
    status: 400,
    code: "imageUnreadable",
    action: "changeImage",
  });
}

describe("a client's picture", () => {
  test.each([
    ["JPEG", () => plain(900, 600).jpeg()],
    ["PNG", () => plain(30, 40).png()],
    ["WebP", () => plain(512, 512).webp()],
  ])("may be a %s, and becomes a square WebP", async (_what, make) => {
    const { status, body } = await uploadBytes(await make().toBuffer());
    expect(status).toBe(200);
    expect(body.version).toBe(2);
    expect(body.avatarUrl).toMatch(/^\/avatars\/[\da-f]{32}\.webp$/);
    const metadata = await sharp(await shown(body.avatarUrl)).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: limits.avatarPixels, height: limits.avatarPixels });
    expect((await visitor.profile(own)).body.avatarUrl).toBe(body.avatarUrl);
  });

  test("stands the way up that the camera says, and nothing else that came with it is kept", async () => {
    const upperHalf = { input: await plain(400, 200).png().toBuffer(), top: 0, left: 0 };
    const white = sharp({ create: { width: 400, height: 400, channels: 3, background: "white" } });
    const turned = await white
      .composite([upperHalf])
      .withExif({ IFD0: { Copyright: "Secret owner" }, IFD3: { GPSLatitude: "43/1 39/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(turned.toString("latin1")).toContain("Exif");
    const picture = await shown((await uploadBytes(turned)).body.avatarUrl);
    const { exif, orientation, icc, xmp } = await sharp(picture).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const greenAt = (x: number) => data[(256 * info.width + x) * info.channels + 1] ?? 0;
    // Turned to the right, what was above is at the right.
    expect([greenAt(100) > 200, greenAt(400) < 60]).toEqual([true, true]);
  });

  test("is kept by browsers for as long as they like: another has another address", async () => {
    const { body: first } = await uploadBytes(await plain(20, 20).png().toBuffer());
    const { headers } = await server.app.inject({ url: first.avatarUrl ?? "" });
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const { body: next } = await uploadBytes(await plain(30, 30).png().toBuffer());
    expect(next.avatarUrl).not.toBe(first.avatarUrl);
    expect((await server.app.inject({ url: first.avatarUrl ?? "" })).statusCode).toBe(404);
  });

  test("is removed, and then shown to nobody", async () => {
    const { body: first } = await uploadBytes(await plain(20, 20).png().toBuffer());
    const { body } = await upload(null);
    expect(body).not.toHaveProperty("avatarUrl");
    expect(body.version).toBe(3);
    expect((await server.app.inject({ url: first.avatarUrl ?? "" })).statusCode).toBe(404);
  });

  test("may be three megabytes", async () => {
    const noise = Buffer.alloc(1000 * 950 * 3);
    for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 13;
    const png = await sharp(noise, { raw: { width: 1000, height: 950, channels: 3 } })
      .png()
      .toBuffer();
    const large = Buffer.concat([png, Buffer.alloc(3_000_000 - png.length)]);
    expect((await uploadBytes(large)).status).toBe(200);
    const { status, body } = await uploadBytes<Problem>(Buffer.concat([large, Buffer.alloc(300_000)]));
    expect({ status, code: body.code }).toEqual({ status: 400, code: "validationFailed" });
  });

  test("of more than a few screens is not opened, however small its file", async () => {
    const bomb = await plain(8000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    await expectUnreadable(bomb);
  });

  test.each([
    ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["an animation of another kind", Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64")],
    ["a JPEG that breaks off", Buffer.from("ffd8ffe000104a46494600010100", "hex")],
    ["nothing", Buffer.alloc(0)],
  ])("cannot be %s", async (_what, bytes) => {
    await expectUnreadable(bytes);
  });

  test("cannot be what is no base64", async () => {
    const { status, body } = await upload<Problem>("это не картинка");
    expect({ status, code: body.code }).toEqual({ status: 400, code: "imageUnreadable" });
  });

  test("is refused, and breaks nothing, whatever bytes follow a good beginning", async () => {
    const beginning = fc.constantFrom("ffd8ff", "89504e470d0a1a0a", "524946460000000057454250");
    await fc.assert(
      fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 300 }), (start, rest) =>
        expectUnreadable(Buffer.concat([Buffer.from(start, "hex"), rest])),
      ),
      { numRuns: 40 },
    );
  });

  test.each(["x.webp", `${"0".repeat(32)}.webp`, "..%2f..%2fetc%2fpasswd"])("is not at /avatars/%s", async (file) => {
    const { statusCode, headers } = await server.app.inject({ url: `/avatars/${file}` });
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
  });
});
