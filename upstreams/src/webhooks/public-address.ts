import { BlockList, isIP } from "node:net";

const notPublic = new BlockList();
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublic.addSubnet(address, prefix, "ipv4");
for (const [address, prefix] of [
  ["::", 96],
  // as IPv4 in other clothes: translated, 6to4 and Teredo
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["2001::", 23],
  ["100::", 64],
  ["2001:db8::", 32],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const)
  notPublic.addSubnet(address, prefix, "ipv6");

/** Whether an IP address is one of the internet, and not of a network of ours, of the machine itself, or of nobody. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 4 ? "ipv4" : "ipv6");
}
