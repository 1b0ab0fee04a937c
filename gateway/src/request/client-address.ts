import { isIPv6 } from "node:net";

/**
 * The address that failures are counted for: of the connection, or, behind a trusted proxy, the last of `x-forwarded-for`, which that proxy added.
 * Of IPv6 the network, `2001:db8:1:2::/64`, since a subscriber may use any address of it (RFC 6177).
 * @param peer the other end of the connection; undefined when the call comes from this process
 * @returns undefined when there is none
 */
export function clientAddress(request: Request, peer: string | undefined, trustsProxy: boolean): string | undefined {
  const forwarded = trustsProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || peer;
  return address === undefined ? undefined : networkOf(address);
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]!.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  // what '::' stands for are zeros; the last 64 bits name a machine of the network
  if (tail !== undefined)
    groups.push(
      ...Array<string>(8 - groups.length - tail.split(":").filter(Boolean).length).fill("0"),
      ...tail.split(":"),
    );
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
