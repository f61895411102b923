import { expect, test } from "vitest";
import { absolutePictures } from "../../src/api/absolute-pictures.ts";
import { base } from "./calls.ts";

const card = {
  name: "/not-a-picture",
  avatarUrl: "/a.svg",
  picture: { url: "/p-960.avif", alt: "/" },
  ogImageUrl: "https://cdn.test/og.jpg",
};

async function read(pictureBase: string): Promise<unknown> {
  const send = absolutePictures(pictureBase)(async () => Response.json([card]));
  return (await send(new Request(base))).json();
}

test("a static build on another host shows the pictures of the host that answered", async () => {
  expect(await read("https://api.test")).toEqual([
    { ...card, avatarUrl: "https://api.test/a.svg", picture: { url: "https://api.test/p-960.avif", alt: "/" } },
  ]);
});

test("pages and API of one origin keep root-relative addresses", async () => {
  expect(await read("")).toEqual([card]);
});
