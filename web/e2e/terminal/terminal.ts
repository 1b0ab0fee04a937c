import { fileURLToPath } from "node:url";

import { spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";
import { expect } from "playwright/test";

const start = fileURLToPath(new URL("../../../clients/terminal/start.mjs", import.meta.url));

/** Keys as a terminal sends them. */
export const keys = { enter: "\r", escape: "\u001B", up: "\u001B[A", down: "\u001B[B", right: "\u001B[C" } as const;

/** A terminal starts Node and compiles its screens first. */
const patienceMs = 30_000;

/** The terminal shop in a pseudo-terminal of the size that it promises to fit. */
export interface Terminal {
  /** What is on the screen, line by line, without spaces at their ends. */
  screen(): string;
  /** Waits until the screen shows a text. */
  shows(text: string | RegExp): Promise<void>;
  /** Presses one key. */
  press(key: keyof typeof keys): void;
  /** Types letters, all at once as a paste does. */
  type(text: string): void;
  /** How many characters have a colour of their own as background, as a picture has. */
  coloredCells(): number;
  /** @returns the exit code */
  leave(): Promise<number>;
}

/** Opens the shop at an address. @param stateFolder where it keeps its tokens */
export function openTerminal(url: string, stateFolder: string): Terminal {
  const size = { cols: 80, rows: 24 };
  const screen = new xterm.Terminal({ ...size, allowProposedApi: true });
  const shop = spawn(process.execPath, [start, url], {
    ...size,
    name: "xterm-256color",
    env: { ...process.env, COLORTERM: "truecolor", FORCE_COLOR: "3", XDG_STATE_HOME: stateFolder },
  });
  shop.onData((data) => screen.write(data));
  const ended = new Promise<number>((resolve) => shop.onExit(({ exitCode }) => resolve(exitCode)));
  const lines = () =>
    Array.from({ length: size.rows }, (_line, row) => screen.buffer.active.getLine(row)?.translateToString(true) ?? "");
  const show = () => lines().join("\n");

  return {
    screen: show,
    shows: async (text) => {
      const pattern = typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text);
      await expect.poll(show, { message: `the terminal shows ${text}`, timeout: patienceMs }).toEqual(pattern);
    },
    press: (key) => shop.write(keys[key]),
    type: (text) => shop.write(text),
    coloredCells: () => {
      let count = 0;
      for (let row = 0; row < size.rows; row += 1)
        for (let column = 0; column < size.cols; column += 1)
          if (screen.buffer.active.getLine(row)?.getCell(column)?.isBgRGB()) count += 1;
      return count;
    },
    leave: () => {
      shop.write("q");
      return ended;
    },
  };
}
