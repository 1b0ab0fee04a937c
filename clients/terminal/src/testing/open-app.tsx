import { PassThrough, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { type ClientOptions, createClient } from "@warmeland/client";
import { render } from "ink";
import { expect, vi } from "vitest";
import { App } from "../app.tsx";

export type Fetch = NonNullable<ClientOptions["fetch"]>;

/** The shop on a screen that is only written down. */
export interface OpenApp {
  /** The last frame, without colours. */
  frame(): string;
  shows(text: string | RegExp): Promise<void>;
  /** What a terminal sends for keys, one straight after the other. */
  press(...keys: readonly string[]): Promise<void>;
  close(): void;
}

/** Opens the shop with requests that a test answers, in a terminal of 80 by 24 unless said otherwise. */
export function openApp(fetch: Fetch, { columns = 80, rows = 24 }: { columns?: number; rows?: number } = {}): OpenApp {
  let last = "";
  const stdout = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      last = stripVTControlCharacters(chunk.toString());
      done();
    },
  });
  const stdin = new PassThrough();
  Object.assign(stdout, { columns, rows, isTTY: true });
  Object.assign(stdin, { isTTY: true, setRawMode: () => stdin, ref: () => stdin, unref: () => stdin });
  const client = createClient({
    url: "http://localhost:3000",
    client: { name: "terminal", version: "1.0" },
    attempts: 1,
    fetch,
  });
  // every frame as a whole, in place of what differs from the one before
  const { unmount } = render(<App client={client} />, { stdout, stdin, debug: true, patchConsole: false });
  return {
    frame: () => last,
    shows: (text) => vi.waitFor(() => expect(last).toMatch(text), { timeout: 10_000 }),
    press: async (...keys) => {
      // a frame is seen a moment before its effects listen to keys
      await pause(30);
      for (const key of keys) stdin.write(key);
    },
    close: unmount,
  };
}
