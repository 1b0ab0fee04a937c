import type { IncomingMessage } from "node:http";

/**
 * Takes in a request's body as far as the limit.
 * @param largest in bytes
 * @param then called once with the body, with undefined for a request that has none, or as soon as it is too large; never when the
 *   client leaves before the end
 */
export function receiveBody(
  incoming: IncomingMessage,
  largest: number,
  then: (body: Buffer | undefined | "too large") => void,
): void {
  const { "content-length": announced, "transfer-encoding": encoding } = incoming.headers;
  if (announced === undefined && encoding === undefined) return then(undefined);
  if (Number(announced ?? 0) > largest) return then("too large");
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= largest) {
      chunks.push(chunk);
      return;
    }
    incoming.off("data", take).off("end", finish);
    then("too large");
  };
  const finish = (): void => then(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  // a client that leaves half-way is nobody's fault
  incoming
    .on("data", take)
    .on("end", finish)
    .on("error", () => undefined);
}
