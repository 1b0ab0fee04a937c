const atOnce = 4;

/**
 * Requests every page of a shop that a link leads to, each once and without its query, except the number of a page.
 * @returns how many pages were found
 * @throws Error when a link leads nowhere
 */
export async function crawl(shopUrl: string): Promise<number> {
  const waiting = ["/"];
  const seen = new Set(waiting);
  let found = 0;
  const visit = async (path: string): Promise<void> => {
    const response = await fetch(shopUrl + path, { headers: { accept: "text/html" } });
    const html = await response.text();
    if (!response.ok) throw new Error(`${path} responds with ${response.status}`);
    found += 1;
    for (const [, next = ""] of html.matchAll(/<a [^>]*href="(\/(?!\/)[^"?#]*(?:\?page=\d+)?)/g)) {
      if (seen.has(next) || /\.\w+$/.test(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return found;
}
