import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pino from "pino";

import { createContentUpstream } from "#upstreams/content/content-upstream.ts";
import { readStoryFiles } from "#upstreams/content/story-library.ts";
import { exportedStory, writeStoryFolder } from "#upstreams/content/testing/story-folder.ts";
import type { Database } from "#upstreams/database/connection.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { runConsole, type ConsoleResult } from "../../console/run-console.ts";
import { allStoryCommands } from "../all-story-commands.ts";

const silent = pino({ level: "silent" });

/** The story console over a shop of two stories, and the content API that shoppers and editors read them through. */
export class TestStoryConsole {
  readonly db: Database;
  /** For the files that a test hands to the console or has it write. */
  readonly folder = mkdtempSync(join(tmpdir(), "stories-console-"));
  now = Date.parse("2026-11-24T09:00:00Z");
  /** What the editor makes of the text. */
  typed: (text: string) => string = (text) => text;
  /** What happens while the editor has it open. */
  meanwhile: (() => Promise<void>) | undefined;
  readonly #database: TestDatabase;
  readonly #shopStories = writeStoryFolder({
    "nl/home.json": exportedStory(1, "home", page("Thuis")),
    "nl/over-ons.json": exportedStory(2, "over-ons", page("Over ons")),
    "space.json": { id: 290_001, name: "Winkel" },
  });
  readonly #content: ReturnType<typeof createContentUpstream>;

  private constructor(database: TestDatabase) {
    this.#database = database;
    this.db = database.db;
    this.#content = createContentUpstream({
      storiesFolder: this.#shopStories.folder,
      db: database.db,
      token: "open",
      previewToken: "preview",
      log: silent,
      now: () => this.now,
    });
  }

  static async open(): Promise<TestStoryConsole> {
    const opened = new TestStoryConsole(await createTestDatabase());
    await opened.#content.load();
    return opened;
  }

  /** A minute later, with the shop's own two stories alone. */
  async startOver(): Promise<void> {
    this.now += 60_000;
    await this.db.deleteFrom("story").execute();
  }

  run(line: string): Promise<ConsoleResult> {
    const [verb = "", ...rest] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? "",
    );
    const services = {
      db: this.db,
      files: readStoryFiles(this.#shopStories.folder, silent),
      publicUrl: "https://shop.example",
      previewToken: "preview",
      now: () => new Date(this.now),
      edit: async (text: string) => {
        await this.meanwhile?.();
        return this.typed(text);
      },
    };
    return runConsole(services, allStoryCommands[verb]!, rest);
  }

  /** The title that a token reads, with the version of the stories. */
  async read(slug: string, token: "open" | "preview" = "open"): Promise<{ title: string | undefined; cv: number }> {
    const send = (path: string) => this.#content.handle(new Request(`http://content.example/v2${path}`));
    await send("/versions");
    const version = token === "preview" ? "&version=draft" : "";
    const response = await send(`/cdn/stories/${slug}?token=${token}${version}`);
    const body = (await response.json()) as { story?: { content: { title: string } }; cv?: number };
    return { title: body.story?.content.title, cv: body.cv ?? 0 };
  }

  /** The path of a file with `content`, which is text or becomes JSON. */
  write(name: string, content: unknown): string {
    const file = join(this.folder, name);
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    return file;
  }

  async close(): Promise<void> {
    await this.#database.close();
    this.#shopStories.remove();
    rmSync(this.folder, { recursive: true });
  }
}

/** The content of a page with a title and one block. */
export const page = (text: string) => ({ title: text, body: [{ component: "quote", _uid: "q", text }] });

/** What an editor does who gives a story another title. */
export const retitle = (title: string) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), content: { component: "page", _uid: "root", ...page(title) } });
