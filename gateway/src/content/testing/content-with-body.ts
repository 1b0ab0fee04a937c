import type { Transport } from "#gateway/sources/upstream-request.ts";

interface Story {
  readonly full_slug: string;
  content: object;
}

/** The content system with other blocks on its page `home`. */
export function contentWithBody(content: Transport | undefined, body: readonly object[]): Transport {
  return async (request) => {
    if (!content) throw new Error("The test shop has a content system.");
    const response = await content(request);
    const result = (await response.json()) as { story?: Story; stories?: Story[] };
    for (const story of [result.story, ...(result.stories ?? [])])
      if (story?.full_slug === "home") story.content = { ...story.content, body };
    return Response.json(result, response);
  };
}
