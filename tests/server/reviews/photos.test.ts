import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { pastVisit, review, shown, takeBack } from "./reviewing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  server.now = salon.morning;
});

async function photo(width: number, height: number): Promise<string> {
  const background = { r: 200, g: 20, b: 20 };
  const picture = sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD0: { Artist: "Мадина" },
  });
  return (await picture.jpeg().toBuffer()).toString("base64");
}

const fetched = (url = "") => server.app.inject({ url });

test("photos are encoded anew, at most 1440 pixels long, without what came with them, and shown with the review", async () => {
  const own = await pastVisit(server);
  const { status, body } = await review(server, own, {
    masters: [{ masterId: 1, rating: 5 }],
    photos: [await photo(3000, 1500), await photo(60, 90)],
  });
  expect(status).toBe(201);
  expect(body.review?.photos.map(({ width, height }) => [width, height])).toEqual([
    [1440, 720],
    [60, 90],
  ]);
  const [first] = body.review?.photos ?? [];
  const large = await fetched(first?.url);
  expect([large.statusCode, large.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(large.headers["cache-control"]).toContain("immutable");
  const { width, height, format, exif } = await sharp(large.rawPayload).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 1440, height: 720, format: "webp", exif: undefined });
  const small = await sharp((await fetched(first?.smallUrl)).rawPayload).metadata();
  expect([small.width, small.height]).toEqual([320, 320]);
  for (const masterId of [undefined, 1])
    expect((await shown(server, masterId)).reviews[0]?.photos).toEqual(body.review?.photos);
});

test("the home page tells a review as the firm's page does, with its photos and masters", async () => {
  await review(server, await pastVisit(server), {
    masters: [{ masterId: 1, rating: 5 }],
    photos: [await photo(60, 90)],
  });
  const [own] = (await shown(server)).reviews;
  expect([own?.masters?.length, own?.photos?.length]).toEqual([1, 1]);
  const { body } = await server.get<components["schemas"]["HomeReviews"]>(
    `/rest/clients-app/v1/screen/home/reviews?city=${salon.cityId}`,
  );
  expect(body.reviews.find(({ firm }) => firm.id === salon.firmId)?.review).toEqual(own);
});

test("with the review they are gone", async () => {
  const own = await pastVisit(server);
  const { body } = await review(server, own, { photos: [await photo(60, 90)] });
  await takeBack(server, own);
  expect((await fetched(body.review?.photos[0]?.url)).statusCode).toBe(404);
});

test("what is no picture is named, and nothing is written", async () => {
  const own = await pastVisit(server);
  const photos = [await photo(60, 90), Buffer.from("<svg/>").toString("base64")];
  const { status, body } = await review<Problem>(server, own, { photos });
  expect([status, body.code, body.action]).toEqual([400, "imageUnreadable", "changeImage"]);
  expect(body.errors?.map(({ field }) => field)).toEqual(["/photos/1"]);
  expect((await review(server, own)).status).toBe(201);
});

test("more than four are refused", async () => {
  const photos = Array.from({ length: 5 }, () => "AAAA");
  expect((await review<Problem>(server, await pastVisit(server), { photos })).body.code).toBe("validationFailed");
});

test.each(["x.webp", `${"0".repeat(32)}.webp`, `${"0".repeat(32)}-small.webp`, "..%2f..%2fetc%2fpasswd"])(
  "no photo is at /review-photos/%s",
  async (file) => {
    expect((await fetched(`/review-photos/${file}`)).statusCode).toBe(404);
  },
);
