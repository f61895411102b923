import { expect, test } from "vitest";
import { countedAddress } from "../../server/core/counted-address.ts";

test.each([
  ["an IPv4 address counts as itself", "203.0.113.7", "203.0.113.7"],
  ["an IPv4 address that came over IPv6 counts as itself", "::ffff:203.0.113.7", "203.0.113.7"],
  ["an IPv6 address counts as its /64, which is one subscriber's", "2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["so do its neighbours", "2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["zeros that were left out count", "2001:db8::1", "2001:db8:0:0::/64"],
  ["a zone is not part of the address", "fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s", (_title, address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
