import StoryblokClient from "storyblok-js-client";
import type * as z from "zod/mini";
import type { CachePolicy } from "../shared-cache.ts";
import type { CallContext } from "../call-context.ts";
import type { Upstream } from "../http.ts";
import { UpstreamError } from "../upstream-error.ts";
import { type WireStory, wireStoriesResponseSchema, wireStoryResponseSchema } from "./wire-story.ts";

export interface StoryPage {
  readonly stories: readonly WireStory[];
  readonly total: number;
}

interface RawResponse {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const copies: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 86_400_000 };
const slugShape = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/i;

/** Stories in Storyblok's delivery format, read by its own client; copies, deadline and breaker are those of the upstream. */
export class ContentSource {
  private readonly upstream: Upstream;
  private readonly call: CallContext;
  private readonly token: string;

  constructor(upstream: Upstream, call: CallContext, token: string) {
    this.upstream = upstream;
    this.call = call;
    this.token = token;
  }

  /**
   * The published story with a slug, in the shop's language; a fresh object that the caller may change.
   * @returns null for an unknown slug
   * @throws UpstreamError when there is neither a response nor a last good copy
   */
  async story(slug: string): Promise<WireStory | null> {
    if (!slugShape.test(slug)) return null;
    return this.read(
      wireStoryResponseSchema,
      async (client) => {
        const { data } = await client.getStory(slug, { language: this.call.shop.language, resolve_links: "url" });
        return wireStoryResponseSchema.parse(data).story;
      },
      null,
    );
  }

  /**
   * Published stories by their slugs, at most 50, in one call and in the given order; fresh objects that the caller may change.
   * @returns null for each unknown slug
   */
  async storiesBySlugs(slugs: readonly string[]): Promise<readonly (WireStory | null)[]> {
    const wanted = [...new Set(slugs)].filter((slug) => slugShape.test(slug));
    if (wanted.length === 0) return slugs.map(() => null);
    const found = await this.read(
      wireStoriesResponseSchema,
      async (client) => {
        const { data } = await client.getStories({
          by_slugs: wanted.join(","),
          language: this.call.shop.language,
          per_page: 100,
          resolve_links: "url",
        });
        return wireStoriesResponseSchema.parse(data).stories;
      },
      [],
    );
    return slugs.map((slug, index) => {
      const story = found.find(({ full_slug }) => full_slug === slug) ?? null;
      return slugs.indexOf(slug) === index ? story : structuredClone(story);
    });
  }

  /** One page, counted from 1, of the published stories whose slug starts with a text. */
  async stories(startsWith: string, page: number, perPage: number): Promise<StoryPage> {
    const nothing: StoryPage = { stories: [], total: 0 };
    if (!slugShape.test(startsWith.replace(/\/$/, ""))) return nothing;
    return this.read(
      wireStoriesResponseSchema,
      async (client) => {
        const { data, total } = await client.getStories({
          starts_with: startsWith,
          language: this.call.shop.language,
          page,
          per_page: perPage,
          resolve_links: "url",
        });
        return { stories: wireStoriesResponseSchema.parse(data).stories, total };
      },
      nothing,
    );
  }

  private async read<T>(shape: z.ZodMiniType, send: (client: StoryblokClient) => Promise<T>, unknown: T): Promise<T> {
    let failure: unknown;
    const client = new StoryblokClient({
      accessToken: this.token,
      endpoint: "http://content",
      cache: { type: "none", cv: "manual" },
      // the client makes a text of what its fetch throws
      fetch: (input, init) =>
        this.fetch(new Request(input, init), shape).catch((error: unknown) => {
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

  private async fetch(request: Request, shape: z.ZodMiniType): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const shown = new URLSearchParams(searchParams);
    shown.delete("token");
    const { status, data } = await this.upstream.request<RawResponse>(this.call, {
      path: pathname,
      query: searchParams,
      tracePath: `${pathname}?${shown.toString()}`,
      takes: [404],
      cache: copies,
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
