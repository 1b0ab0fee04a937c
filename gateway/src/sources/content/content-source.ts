import StoryblokClient, { type ISbStoriesParams } from "storyblok-js-client";
import type * as z from "zod/mini";
import type { CachePolicy } from "../shared-cache.ts";
import type { CallContext } from "../call-context.ts";
import type { Upstream } from "../http.ts";
import { UpstreamError } from "../upstream-error.ts";
import {
  draftResponseSchema,
  draftsResponseSchema,
  spaceResponseSchema,
  type WireStory,
  wireStoriesResponseSchema,
  wireStoryResponseSchema,
} from "./wire-story.ts";

export interface StoryPage {
  readonly stories: readonly WireStory[];
  readonly total: number;
}

interface RawResponse {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What reads published stories, and what reads drafts too. */
export interface ContentTokens {
  readonly published: string;
  readonly drafts: string;
}

/** Which stories a request reads, and what a response with them looks like. */
interface Edition {
  readonly version: "published" | "draft";
  readonly token: string;
  readonly story: typeof wireStoryResponseSchema | typeof draftResponseSchema;
  readonly stories: typeof wireStoriesResponseSchema | typeof draftsResponseSchema;
}

/** An editor waits longer than a shopper: drafts have no copies. */
const draftTimeoutMs = 4000;
const copies: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 86_400_000 };
const slugShape = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/i;

/** Stories in Storyblok's delivery format, read by its own client; copies, deadline and breaker are those of the upstream. */
export class ContentSource {
  private readonly upstream: Upstream;
  private readonly call: CallContext;
  private readonly tokens: ContentTokens;
  private mayReadDrafts: Promise<boolean> | undefined;

  constructor(upstream: Upstream, call: CallContext, tokens: ContentTokens) {
    this.upstream = upstream;
    this.call = call;
    this.tokens = tokens;
  }

  /** Whether this request sees drafts in place of what is published: its preview was made for this very space. Never throws. */
  readsDrafts(): Promise<boolean> {
    const { previewSpace } = this.call;
    this.mayReadDrafts ??=
      previewSpace === undefined
        ? Promise.resolve(false)
        : this.space().then(
            (space) => space === previewSpace,
            () => false,
          );
    return this.mayReadDrafts;
  }

  /**
   * The story with a slug, in the shop's language; a fresh object that the caller may change.
   * @returns null for an unknown slug
   * @throws UpstreamError when there is neither a response nor a last good copy
   */
  async story(slug: string): Promise<WireStory | null> {
    if (!slugShape.test(slug)) return null;
    const edition = this.call.previewSpace === undefined ? this.published : await this.edition();
    return this.read(
      edition,
      edition.story,
      async (client) => {
        const { data } = await client.getStory(slug, { ...this.parameters(edition), resolve_links: "url" });
        return edition.story.parse(data).story;
      },
      null,
    );
  }

  /**
   * Stories by their slugs, at most 50, in one call and in the given order; fresh objects that the caller may change.
   * @returns null for each unknown slug
   */
  async storiesBySlugs(slugs: readonly string[]): Promise<readonly (WireStory | null)[]> {
    const wanted = [...new Set(slugs)].filter((slug) => slugShape.test(slug));
    if (wanted.length === 0) return slugs.map(() => null);
    const found = await this.list(
      { by_slugs: wanted.join(","), per_page: 100 },
      (_total, stories) => stories,
      [] as WireStory[],
    );
    return slugs.map((slug, index) => {
      const story = found.find(({ full_slug }) => full_slug === slug) ?? null;
      return slugs.indexOf(slug) === index ? story : structuredClone(story);
    });
  }

  /** One page, counted from 1, of the stories whose slug starts with a text. */
  async stories(startsWith: string, page: number, perPage: number): Promise<StoryPage> {
    const nothing: StoryPage = { stories: [], total: 0 };
    if (!slugShape.test(startsWith.replace(/\/$/, ""))) return nothing;
    return this.list(
      { starts_with: startsWith, page, per_page: perPage },
      (total, stories): StoryPage => ({ stories, total }),
      nothing,
    );
  }

  private async list<T>(
    parameters: ISbStoriesParams,
    result: (total: number, stories: WireStory[]) => T,
    unknown: T,
  ): Promise<T> {
    const edition = this.call.previewSpace === undefined ? this.published : await this.edition();
    return this.read(
      edition,
      edition.stories,
      async (client) => {
        const query = { ...this.parameters(edition), ...parameters, resolve_links: "url" as const };
        const { data, total } = await client.getStories(query);
        return result(total, edition.stories.parse(data).stories);
      },
      unknown,
    );
  }

  private async space(): Promise<number> {
    return this.read(
      this.published,
      spaceResponseSchema,
      async (client) => spaceResponseSchema.parse((await client.get("cdn/spaces/me")).data).space.id,
      0,
    );
  }

  private get published(): Edition {
    return {
      version: "published",
      token: this.tokens.published,
      story: wireStoryResponseSchema,
      stories: wireStoriesResponseSchema,
    };
  }

  private async edition(): Promise<Edition> {
    if (!(await this.readsDrafts())) return this.published;
    return { version: "draft", token: this.tokens.drafts, story: draftResponseSchema, stories: draftsResponseSchema };
  }

  private parameters({ version }: Edition) {
    return { language: this.call.shop.language, ...(version === "draft" && { version }) };
  }

  private async read<T>(
    edition: Edition,
    shape: z.ZodMiniType,
    send: (client: StoryblokClient) => Promise<T>,
    unknown: T,
  ): Promise<T> {
    let failure: unknown;
    const client = new StoryblokClient({
      accessToken: edition.token,
      endpoint: "http://content",
      cache: { type: "none", cv: "manual" },
      // the client makes a text of what its fetch throws
      fetch: (input, init) =>
        this.fetch(new Request(input, init), edition, shape).catch((error: unknown) => {
          failure = error;
          throw error;
        }),
    });
    try {
      return await send(client);
    } catch (error) {
      if (failure !== undefined) throw failure;
      if (isUnknown(error)) return unknown;
      throw new UpstreamError("content", "malformed", { cause: error });
    }
  }

  private async fetch(request: Request, { version }: Edition, shape: z.ZodMiniType): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const shown = new URLSearchParams(searchParams);
    shown.delete("token");
    const { status, data } = await this.upstream.request<RawResponse>(this.call, {
      path: pathname,
      query: searchParams,
      tracePath: `${pathname}?${shown.toString()}`,
      takes: [404],
      ...(version === "draft" ? { timeoutMs: draftTimeoutMs } : { cache: copies }),
      readsHeaders: pagingHeaders,
      // before a copy is cached: an odd response must not take the place of a good one
      parse: (body, status, headers) => {
        if (status !== 404) shape.parse(body);
        return { text: JSON.stringify(body), headers: pagingOf(headers) };
      },
    });
    return new Response(data.text, { status, headers: { "content-type": "application/json", ...data.headers } });
  }
}

const pagingHeaders = ["total", "per-page"];

function pagingOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    pagingHeaders.map((name) => [name, headers.get(name) ?? ""]).filter(([, value]) => value !== ""),
  );
}

function isUnknown(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}
