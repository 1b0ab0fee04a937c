import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { getRequestListener } from "@hono/node-server";

import { receiveBody } from "./receive-body.ts";
import { refuseBody } from "./refuse-body.ts";

export interface ServerOptions {
  /** Handles a request; `peer` is the address of the connection's other end. */
  readonly handle: (request: Request, peer: string | undefined) => Response | Promise<Response>;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** In bytes; a larger body gets 413 before `handle` is called. 128 kB unless given. */
  readonly largestBody?: number;
  /** How long a client may take to send a request whole, and how long a connection may stand still. */
  readonly deadlineMs?: number;
}

export interface OpenServer {
  readonly server: Server;
  readonly port: number;
  /** From now on every response ends its connection: one that stays open would have to be cut in the end, perhaps amid a response. */
  readonly drain: () => void;
  /** Takes no more connections and waits for requests under way, at most 6 s. */
  readonly close: () => Promise<void>;
}

/** Another program listens there already; `message` says so to the person at the keyboard. */
export class PortInUseError extends Error {
  override name = "PortInUseError";
}

/** A request of the graph has at most 100 kB, and nothing else that shoppers send is larger. */
const largestOfShoppers = 128 * 1024;
/** The commerce upstream takes two hundred items with their data at once. */
export const largestOfUpstreams = 1024 * 1024;

const lastRequestsMs = 6000;

/**
 * Listens as every process of the shop does: bodies are counted while they come in, and whoever sends half a request, or reads nothing
 * of a response, is cut off after 15 s.
 * @throws PortInUseError
 */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const { handle, largestBody = largestOfShoppers, deadlineMs = 15_000 } = options;
  const listener = getRequestListener((request, { incoming }) => handle(request, incoming.socket?.remoteAddress));
  let isDraining = false;
  const server = createServer(
    // Node looks for late requests at this interval
    {
      headersTimeout: deadlineMs,
      requestTimeout: deadlineMs,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    },
    (incoming, outgoing) => {
      if (isDraining) outgoing.shouldKeepAlive = false;
      receiveBody(incoming, largestBody, (body) => {
        if (body === "too large") return refuseBody(incoming, outgoing, largestBody);
        void listener(body === undefined ? incoming : Object.assign(incoming, { rawBody: body }), outgoing);
      });
    },
  );
  server.setTimeout(deadlineMs);
  await listen(server, options);
  return {
    server,
    port: (server.address() as { port: number }).port,
    drain: () => {
      isDraining = true;
    },
    close: async () => {
      isDraining = true;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      await Promise.race([closed, sleep(lastRequestsMs, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}

function listen(server: Server, { port, host }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const busy = `Port ${port} is in use by another program: stop it, or set PORT to another number.`;
      reject(error.code === "EADDRINUSE" ? new PortInUseError(busy) : error);
    });
    server.listen(port, host, resolve);
  });
}
