import { isIPv6 } from "node:net";

/**
 * What the limits count by. An IPv6 line comes with 2^64 addresses of its own, so there it is the network; IPv4 within
 * IPv6 is the same as plain.
 */
export function networkOf(address: string): string {
  const plain = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (plain) return plain;
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [before = [], after] = bare
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const start = [
    ...before,
    ...(after === undefined ? [] : [...Array<string>(8 - before.length - after.length).fill("0"), ...after]),
  ];
  return `${start
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
