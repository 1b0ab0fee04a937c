import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";

import { editsState, loadEdits, publishDue } from "./editing/story-edits.ts";
import { createStoryLibrary, emptied, type StoryFiles, type StoryLibrary } from "./story-library.ts";
import { tellsBuiltInStories } from "./tells-built-in-stories.ts";

/** Milliseconds for which the stories in memory are taken to be the newest. */
const checkedFor = 500;

interface LiveLibraryOptions {
  readonly files: StoryFiles;
  readonly db: Database;
  readonly log: Pick<Logger, "error">;
  readonly now: () => number;
}

/**
 * The stories in memory, which follow what editors do, here or in another process, and publish what was planned. Those of the folder are there
 * while the catalogue says that they are this shop's.
 */
export class LiveLibrary {
  readonly #options: LiveLibraryOptions;
  #library: StoryLibrary;
  #stamp = "";
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(options: LiveLibraryOptions) {
    this.#options = options;
    this.#library = createStoryLibrary(options.files);
  }

  /** The stories now, without waiting: at most a moment old while somebody asks. */
  get current(): StoryLibrary {
    if (this.#options.now() - this.#checkedAt >= checkedFor) void this.newest();
    return this.#library;
  }

  /** The newest stories; those in memory while the database fails. */
  async newest(): Promise<StoryLibrary> {
    this.#checking ??= this.#check()
      .catch((error: unknown) => this.#options.log.error({ err: error }, "stories not read anew"))
      .finally(() => {
        this.#checkedAt = this.#options.now();
        this.#checking = undefined;
      });
    await this.#checking;
    return this.#library;
  }

  async #check(): Promise<void> {
    const { files, db, now } = this.#options;
    await publishDue(db, new Date(now()));
    const [edits, { told, catalogueVersion }] = await Promise.all([editsState(db), tellsBuiltInStories(db)]);
    const stamp = `${edits.stamp} ${catalogueVersion}`;
    if (stamp === this.#stamp) return;
    const own = told ? files : emptied(files);
    // grows with an import as well, so that no copy of another shop's stories stays
    this.#library = createStoryLibrary(own, await loadEdits(db), edits.published + catalogueVersion);
    this.#stamp = stamp;
  }
}
