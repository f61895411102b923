import { isIPv4, isIPv6 } from "node:net";

/**
 * What stands for a client in the count per address: an IPv4 address, or the /64 network of an IPv6 one, since a
 * single subscriber has all of it.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, 4).join(":")}::/64` : address;
}

function ipv6Groups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = (part: string | undefined): string[] => (part ? part.split(":") : []);
  const left = groups(head);
  const right = groups(tail);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
