import { type ReadPart, readStory } from "@warmeland/schema/blocks/read-story.ts";
import type { Story } from "#upstreams/content/story.ts";

/** What is wrong with the redirects of a story: paths that are pages, or named twice, and circles. @param isPage whether the shop has a page at a path */
export function redirectFaults({ content }: Story, isPage: (path: string) => boolean): string[] {
  const redirects = readStory(content).blocks.flatMap(({ values }) =>
    ((values["redirects"] ?? []) as ReadPart[]).map((part) => ({
      from: pathOf(String(part.values["from"])),
      to: targetOf(part.values["link"] as Readonly<Record<string, unknown>>),
    })),
  );
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const froms = redirects.map(({ from }) => from);
  return [
    ...froms.filter((from) => isPage(from)).map((from) => `${from} is a page: nobody is led away from it`),
    ...froms
      .filter((from, index) => froms.indexOf(from) !== index)
      .map((from) => `${from} is named twice: only the last one counts`),
    ...froms.filter((from) => isInCircle(from, next)).map((from) => `the redirects from ${from} lead back to it`),
  ];
}

function isInCircle(from: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let place = next.get(from); place !== undefined && !seen.has(place); place = next.get(place)) {
    if (place === from) return true;
    seen.add(place);
  }
  return false;
}

function targetOf(link: Readonly<Record<string, unknown>>): string {
  const target = [link["cached_url"], link["url"], link["href"]].find(
    (text): text is string => typeof text === "string" && text !== "",
  );
  return pathOf(`/${(target ?? "").replace(/^\/+/, "")}`);
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
}
