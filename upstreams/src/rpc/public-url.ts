import { BlockList, isIP } from "node:net";

const privateRanges = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateRanges.addSubnet(network, prefix);
}
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  privateRanges.addSubnet(network, prefix, "ipv6");
}

/** Whether servers elsewhere can reach an address: not this machine, no private network, and a name with a dot that is not reserved. */
export function isPublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
  const version = isIP(host);
  if (version) return !privateRanges.check(host, version === 6 ? "ipv6" : "ipv4");
  return host.includes(".") && !/\.(localhost|local|internal|test|example|invalid)$/.test(host);
}
