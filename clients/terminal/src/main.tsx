import { homedir } from "node:os";
import { join } from "node:path";
import { createClient } from "@warmeland/client";
import { fileStorage } from "@warmeland/client/file-storage";
import { render } from "ink";
import { App } from "./app.tsx";
import { nl } from "./nl.ts";

process.exitCode = await run(process.argv[2] ?? "http://localhost:3000");

/** `npm run shop:terminal -- URL`: the shop at an address, in this terminal. */
async function run(url: string): Promise<0 | 1 | 2> {
  if (!URL.canParse(url)) {
    process.stderr.write(`${nl.usage}\n`);
    return 2;
  }
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    process.stderr.write(`${nl.needsTerminal}\n`);
    return 1;
  }
  const storage = fileStorage(tokensFile(url));
  const client = createClient({ url, client: { name: "terminal", version: "1.0" }, storage });
  // told it is interactive: a journey runs it where CI is set
  const { waitUntilExit } = render(<App client={client} />, { alternateScreen: true, interactive: true });
  await waitUntilExit();
  return 0;
}

/** Where the tokens of a shop are kept between visits, apart from those of other shops. */
function tokensFile(url: string): string {
  const state = process.env["XDG_STATE_HOME"] || join(homedir(), ".local/state");
  return join(state, "warmeland", `${new URL(url).host.replaceAll(":", "-")}.json`);
}
