import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { networkUrl } from "../../../server/pages/network-url.ts";

test("a service that listens at one address of the network is reached there", () => {
  expect(networkUrl({ host: "192.168.1.5", port: 4300 })).toBe("http://192.168.1.5:4300");
});

test.each(["0.0.0.0", "127.0.0.1", "localhost"])(
  "one that listens at %s would be reached at an address that other machines see, if there is one",
  (host) => {
    const outward = Object.values(networkInterfaces())
      .flatMap((some) => some ?? [])
      .filter(({ internal }) => !internal)
      .map(({ address }) => `http://${address}:4300`);
    expect(["", ...outward]).toContain(networkUrl({ host, port: 4300 }));
    expect(networkUrl({ host, port: 4300 }) === "").toBe(!outward.some((url) => url.includes(".")));
  },
);
