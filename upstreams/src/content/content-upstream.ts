import { dataVersionsHeader, printDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { Hono } from "hono";
import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { Handler } from "#upstreams/handler.ts";

import { mayRead, type ContentTokens } from "./content-access.ts";
import { excludeFields } from "./exclude-fields.ts";
import { readFilterQuery, UnknownFilter } from "./filter-query.ts";
import { markEditable } from "./mark-editable.ts";
import { linksEntry } from "./link-record.ts";
import { readParameters, WrongParameter, type StoryParameters } from "./list-parameters.ts";
import { requestsPerSecond } from "./requests-per-second.ts";
import { resolveReferences } from "./resolve-references.ts";
import { pageOf, selectStories } from "./select-stories.ts";
import type { Story } from "./story.ts";
import { LiveLibrary } from "./live-library.ts";
import { createStoryLibrary, languageFolder, readStoryFiles, type StoryLibrary } from "./story-library.ts";

export interface ContentUpstreamOptions extends ContentTokens {
  /** Folder of stories as Storyblok exports them; read once, at start. */
  storiesFolder: string;
  /** Where editors keep what they make of them; without one the folder is all there is. */
  db?: Database;
  log: Pick<Logger, "warn" | "error">;
  /** Requests per second before 429; Storyblok's limit for cached content is 1,000. */
  rateLimit?: number;
  now?: () => number;
}

/**
 * Storyblok's Content Delivery API v2 over a folder of stories, for the unmodified `storyblok-js-client`.
 * Paths: `/v2/cdn/stories`, `/v2/cdn/stories/{full_slug | id | uuid}`, `/v2/cdn/links`, `/v2/cdn/datasource_entries`, `/v2/cdn/spaces/me`.
 * Responses name the version of the stories (`x-data-versions`), and so does `/v2/versions`.
 * Failures: 401 without a token that opens the version, 404 unknown story or path, 422 a parameter that is not understood, 429 over the rate.
 */
export function createContentUpstream(options: ContentUpstreamOptions): {
  handle: Handler;
  /** Reads what editors have made of the stories, so that the first responses show it. */
  load: () => Promise<void>;
} {
  const { db, log, now = Date.now } = options;
  const files = readStoryFiles(options.storiesFolder, log);
  const live = db && new LiveLibrary({ files, db, log, now });
  const alone = createStoryLibrary(files);
  const published = (): StoryLibrary => live?.current ?? alone;
  const newest = async (): Promise<StoryLibrary> => (live ? live.newest() : alone);
  const libraryFor = async ({ version }: { version: string }): Promise<StoryLibrary> =>
    version === "draft" ? newest() : published();
  const rate = requestsPerSecond(options.rateLimit ?? 1000, now);
  const app = new Hono({ strict: false });

  app.use("/v2/cdn/*", async (context, next) => {
    const { searchParams } = new URL(context.req.url);
    if (!rate.take()) return context.json({ error: "Too many requests" }, 429, { "retry-after": "1" });
    if (!mayRead(searchParams.get("token"), searchParams.get("version") ?? "published", options)) {
      return context.json({ error: "Unauthorized" }, 401);
    }
    context.header("cache-control", "max-age=0, private, must-revalidate");
    // what follows reads the same stories, or newer ones
    context.header(dataVersionsHeader, printDataVersions({ stories: published().cacheVersion }));
    return next();
  });

  app.get("/v2/versions", async (context) => {
    const { cacheVersion } = await newest();
    return context.body(null, 204, { [dataVersionsHeader]: printDataVersions({ stories: cacheVersion }) });
  });

  app.get("/v2/cdn/stories", async (context) => {
    const query = new URL(context.req.url).searchParams;
    const parameters = readParameters.stories(query);
    const library = await libraryFor(parameters);
    const all = library.stories(parameters.version, languageFolder(parameters.language));
    const found = selectStories(all, parameters, readFilterQuery(query));
    const response = respondWith(library, pageOf(found, parameters), all, parameters);
    return context.json(response, 200, { total: `${found.length}`, "per-page": `${parameters.per_page}` });
  });

  app.get("/v2/cdn/stories/:address{.+}", async (context) => {
    const parameters = readParameters.story(new URL(context.req.url).searchParams);
    const library = await libraryFor(parameters);
    const all = library.stories(parameters.version, languageFolder(parameters.language));
    const address = context.req.param("address").replace(/\/$/, "");
    const wanted = all.find((story) =>
      parameters.find_by === "uuid"
        ? story.uuid === address
        : story.full_slug === address || `${story.id}` === address || story.uuid === address,
    );
    if (!wanted) return context.json(["This record could not be found"], 404);
    const { stories, ...rest } = respondWith(library, [wanted], all, parameters);
    return context.json({ story: stories[0], ...rest });
  });

  app.get("/v2/cdn/links", async (context) => {
    const parameters = readParameters.links(new URL(context.req.url).searchParams);
    const library = await libraryFor(parameters);
    const all = library.stories(parameters.version, languageFolder(parameters.language));
    const found = all.filter((story) => story.full_slug.startsWith(parameters.starts_with));
    const shown = parameters.paginated === "1" ? pageOf(found, parameters) : found;
    const links = Object.fromEntries(
      shown.map((story) => [story.uuid, linksEntry(story, parameters.include_dates === "1")]),
    );
    return context.json({ links }, 200, { total: `${found.length}`, "per-page": `${parameters.per_page}` });
  });

  app.get("/v2/cdn/datasource_entries", (context) => {
    const parameters = readParameters.datasource(new URL(context.req.url).searchParams);
    const library = published();
    const entries = library.datasource(parameters.datasource);
    if (!entries) return context.json(["This record could not be found"], 404);
    const response = { datasource_entries: pageOf(entries, parameters), cv: library.cacheVersion };
    return context.json(response, 200, { total: `${entries.length}`, "per-page": `${parameters.per_page}` });
  });

  app.get("/v2/cdn/spaces/me", (context) => {
    const { space, cacheVersion, languages } = published();
    return context.json({ space: { ...space, version: cacheVersion, language_codes: languages } });
  });

  app.notFound((context) => context.json({ error: "Not found" }, 404));
  app.onError((error, context) => {
    if (error instanceof WrongParameter || error instanceof UnknownFilter)
      return context.json({ error: error.message }, 422);
    options.log.error({ err: error, path: context.req.path }, "The content upstream failed");
    return context.json({ error: "Internal server error" }, 500);
  });

  return {
    handle: async (request) => app.fetch(request),
    load: async () => {
      await live?.newest();
    },
  };
}

function respondWith(
  library: StoryLibrary,
  stories: readonly Story[],
  all: readonly Story[],
  parameters: StoryParameters,
) {
  const present = (story: Story) =>
    excludeFields(
      parameters.version === "draft" ? markEditable(story, library.space.id) : story,
      parameters.excluding_fields,
      parameters.excluding_story_fields,
    );
  return { stories: stories.map(present), cv: library.cacheVersion, ...resolveReferences(stories, all, parameters) };
}
